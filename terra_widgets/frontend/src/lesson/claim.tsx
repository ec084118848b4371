// A claim card: judge first, then see our verdict.
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";
import type { Verdict } from "./shapes.generated";

const VERDICTS: Verdict[] = ["modelled", "partly", "not"];

export function Claim({ part, word, send }: PartSeen<"claim">) {
  const { locked } = useShell();
  return (
    <article class="t-leaf t-claim" aria-label={word("claim")}>
      <h3 class="t-kicker">{word("claim")}</h3>
      <p class="t-question">{part.claim}</p>
      {part.kind !== "fact" && <p class="t-warning">{word(part.kind)}</p>}
      <dl>
        <div>
          <dt>{word("game-does")}</dt>
          <dd>
            {part.in_game} {part.rules.length > 0 && <span class="t-faint">({part.rules.join(", ")})</span>}
          </dd>
        </div>
        <div>
          <dt>{word("figures-say")}</dt>
          <dd>
            <p>{part.reality}</p>
            <ul>
              {part.figures.map((figure) => (
                <li key={figure.name}>
                  {figure.name}: <b>{figure.numbers}</b> {figure.unit}{" "}
                  <span class="t-faint">
                    {word("source")}:{" "}
                    <a href={figure.address} target="_blank" rel="noreferrer noopener">
                      {figure.publisher}
                    </a>
                    {figure.note && `. ${figure.note}`}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p class="t-ask-verdict">{word("judge")}</p>
      <p class="t-row" role="group" aria-label={word("judge")}>
        {VERDICTS.map((verdict) => (
          <button
            type="button"
            class={`t-button ${part.yours === null ? "t-choice" : ""}`}
            key={verdict}
            data-key={`verdict:${verdict}`}
            aria-pressed={part.yours === verdict}
            aria-disabled={locked}
            onClick={() => !locked && send({ judge: verdict }, `verdict:${verdict}`)}
          >
            {word(verdict)}
          </button>
        ))}
      </p>
      {part.ours && (
        <div class="t-feedback" data-right={part.yours === part.ours ? "" : undefined}>
          <p>
            <b>
              {word("our-verdict")}: {word(part.ours)}.
            </b>{" "}
            {part.why}
          </p>
          {part.sides.length > 0 && (
            <dl aria-label={word("sides")}>
              {part.sides.map((side) => (
                <div key={side.who}>
                  <dt>{side.who}</dt>
                  <dd>{side.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </article>
  );
}
