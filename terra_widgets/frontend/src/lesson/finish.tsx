// An offer to let an automatic player finish the game; what it did is said here afterwards.
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";

export function Finish({ part, send }: PartSeen<"finish">) {
  const { locked } = useShell();
  return (
    <section class="t-leaf" aria-label={part.text}>
      <p data-key="prompt" tabIndex={-1}>{part.text}</p>
      <p class="t-row">
        {part.buttons.map(({ key, text }) => (
          <button
            type="button" class="t-button" key={key} data-key={key} aria-disabled={locked}
            onClick={() => !locked && send({ do: key as "finish" }, key)}
          >
            {text}
          </button>
        ))}
      </p>
    </section>
  );
}
