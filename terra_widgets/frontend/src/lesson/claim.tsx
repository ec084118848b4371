// A claim in three steps: is it true outside, what does the figure say, does the game model it?
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import { Because, type PartSeen } from "./part";
import type { Truth, Verdict } from "./shapes.generated";

const TRUTHS: Truth[] = ["true", "partly-true", "untrue"];
const VERDICTS: Verdict[] = ["modelled", "partly", "not"];

export function Claim({ part, word, send }: PartSeen<"claim">) {
  const { locked } = useShell();
  const reason = useRef<HTMLTextAreaElement>(null);
  const seen = part.outside || part.yours;
  const judge = (verdict: Verdict) =>
    !locked && send({ judge: { verdict, because: reason.current?.value ?? "" } }, `verdict:${verdict}`);
  const choices = <T extends string>(step: number, ask: string, all: T[], chosen: T | null, pick: (one: T) => void) => (
    <>
      <p class="t-ask-verdict">
        <span class="t-seat">{step}</span> {word(ask)}
      </p>
      <p class="t-row" role="group" aria-label={word(ask)}>
        {all.map((one) => (
          <button
            type="button"
            class={`t-button ${chosen === null ? "t-choice" : ""}`}
            key={one}
            data-key={`verdict:${one}`}
            aria-pressed={chosen === one}
            aria-disabled={locked}
            onClick={() => !locked && pick(one)}
          >
            {word(one)}
          </button>
        ))}
      </p>
    </>
  );
  return (
    <article class="t-leaf t-claim" aria-label={word("claim")}>
      <h3 class="t-kicker">{word("claim")}</h3>
      <p class="t-question">{part.claim}</p>
      {choices(1, "outside", TRUTHS, part.outside, (guess) => send({ guess }, `verdict:${guess}`))}
      {part.outside_said && <p class="t-faint">{part.outside_said}</p>}
      {seen && (
        <>
          <p class="t-ask-verdict">
            <span class="t-seat">2</span> {word("figures-say")}
          </p>
          <div>
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
          </div>
          {part.kind !== "fact" && <p class="t-warning">{word(part.kind)}</p>}
          {choices(3, "judge", VERDICTS, part.yours, judge)}
          <Because
            label={word("because")} value={part.because} field={reason}
            changed={() => part.yours && judge(part.yours)}
          />
        </>
      )}
      {part.ours && (
        <div class="t-feedback" data-right={part.yours === part.ours ? "" : undefined}>
          <p>{part.said}</p>
          <p>
            <b>
              {word("our-verdict")}: {word(part.ours)}.
            </b>{" "}
            {part.why} {part.hint}
          </p>
          <p>
            {word("game-does")}: {part.in_game}{" "}
            {part.rules.length > 0 && <span class="t-faint">({part.rules.join(", ")})</span>}
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
