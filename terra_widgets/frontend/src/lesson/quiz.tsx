// The check: each answer gets to hear why; no marks.
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";
import type { QuizItem, Reply } from "./shapes.generated";

export function Quiz({ part, word, send }: PartSeen<"quiz">) {
  return (
    <section class="t-leaf t-quiz" aria-label={part.title}>
      <h3 class="t-kicker">{part.title}</h3>
      {part.note && <p>{part.note}</p>}
      <ol>
        {part.items.map((item) => (
          <li key={item.id} class="t-item" data-item={item.id}>
            <Question item={item} check={part.check} word={word} send={send} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface QuestionProps extends Pick<PartSeen<"quiz">, "word" | "send"> { item: QuizItem; check: string }

function Question({ item, check, word, send }: QuestionProps) {
  const { id, locked } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const name = `${id}-${item.id}`;
  const from = `item:${item.id}`;
  const picked = (): Reply => {
    const values = new FormData(form.current!).getAll("answer").map(String);
    return item.kind === "several" ? values : (values[0] ?? "");
  };
  const chosen = ([] as unknown[]).concat(item.value ?? []);
  return (
    <form
      ref={form}
      aria-labelledby={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!locked && !item.waits) send({ reply: { item: item.id, value: picked() } }, from);
      }}
    >
      <p class="t-question" id={name}>
        <span class="t-seat">{item.number}</span> {item.ask}
      </p>
      {item.picture && (
        <div class="t-scroll" tabIndex={0} role="group" aria-label={word("chart")}>
          <img class="t-picture" src={item.picture.src} alt={item.picture.alt} />
        </div>
      )}
      {item.waits ? (
        <p class="t-faint">{word("play-first")}</p>
      ) : (
        <>
          {item.kind === "number" ? (
            <label class="t-field t-number">
              <input
                name="answer"
                inputMode="decimal"
                autocomplete="off"
                defaultValue={item.value === null ? "" : String(item.value)}
                aria-label={`${word("number")}: ${item.ask}`}
              />
              <span>{item.unit}</span>
            </label>
          ) : (
            <fieldset aria-labelledby={name}>
              {item.kind === "several" && <p class="t-faint">{word("several")}</p>}
              {item.options.map((option) => (
                <label class="t-option" key={option.key} data-chosen={chosen.includes(option.key) ? "" : undefined}>
                  <input
                    type={item.kind === "several" ? "checkbox" : "radio"}
                    name="answer"
                    value={option.key}
                    defaultChecked={chosen.includes(option.key)}
                    data-key={`option:${item.id}:${option.key}`}
                  />
                  <span>{option.text}</span>
                </label>
              ))}
            </fieldset>
          )}
          <p class="t-row">
            <button type="submit" class="t-button" data-key={from} aria-disabled={locked}>
              {item.right === null ? check : word("again")}
            </button>
            {item.value !== null && item.right === null && <span class="t-faint">{word("saved")}</span>}
          </p>
        </>
      )}
      {item.right !== null && (
        <p class="t-feedback" data-right={item.right ? "" : undefined}>
          <span class="t-tick" aria-hidden="true">
            {item.right ? "✓" : "→"}
          </span>{" "}
          <b>{word(item.right ? "right" : "wrong")}</b> {item.say}
        </p>
      )}
    </form>
  );
}
