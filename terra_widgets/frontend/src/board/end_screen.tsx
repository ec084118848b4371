// The end of a game: who won or that all lost, bars that grow source by source, what decided it, and how to go on.
import { useState } from "preact/hooks";
import type { Sheet } from "./drawer";
import { pictureOf } from "./picture";
import { useShell } from "./shell_context";
import { SeatSign, Sign, isSign } from "./signs";
import type { Ended, EndPart, EndRow, GameSnapshot, Word } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

/** The sheets that a button opens here, if the drawer has them. */
const LOOK_UP: Record<string, Word> = { charts: "chart", review: "review" };

interface EndProps extends Seen { outcome: Ended; sheets: Sheet[]; show: (sheet: string) => void }

export function EndScreen({ snapshot, send, outcome, sheets, show }: EndProps) {
  const { locked } = useShell();
  const [choosing, choose] = useState(false);
  const act = (what: "again" | "same") => () => !locked && send({ do: what }, what);
  const button = (key: Word, click: () => void, look = "t-button") => (
    <button type="button" class={look} data-key={key} aria-disabled={locked} onClick={click}>{word(snapshot, key)}</button>
  );
  return (
    <section class={outcome.lost ? "t-end t-night" : "t-end"} aria-label={outcome.title}>
      <header>
        <Planet lost={outcome.lost} />
        <h3>{outcome.title}</h3>
      </header>
      {choosing ? (
        <Rules snapshot={snapshot} outcome={outcome} take={(rule) => !locked && send({ rule }, "rule")} />
      ) : (
        <>
          <ol class="t-end-ranks" style={{ "--longest": outcome.longest }}>
            {outcome.rows.map((row) => <Rank key={row.name} row={row} snapshot={snapshot} />)}
          </ol>
          <ul class="t-end-facts">
            {outcome.facts.map(({ sign, text, step }) => (
              <li key={text}>
                {isSign(sign) && <Sign name={sign} />} <span>{text}</span>
                {step !== null && (
                  <button
                    type="button" class="t-button t-tool" data-key="moment" title={word(snapshot, "moment")}
                    onClick={() => !locked && send({ look: step }, "moment")}
                  >
                    <Sign name="back" /> <span class="t-sr">{word(snapshot, "moment")}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="t-end-go-on" role="group" aria-label={word(snapshot, "choices")}>
        {outcome.again && button("again", act("again"), "t-button t-choice")}
        {outcome.again && button("same", act("same"))}
        {sheets.map(({ name }) => LOOK_UP[name] && button(LOOK_UP[name], () => show(name)))}
        {outcome.rules.length > 0 && button(choosing ? "result" : "rule", () => choose(!choosing))}
      </div>
    </section>
  );
}

function Rank({ row, snapshot }: { row: EndRow; snapshot: GameSnapshot }) {
  const { seat, place, total } = row;
  const tone = seat === null ? undefined : { "--seat": `var(--seat-${seat})`, "--on-seat": `var(--on-seat-${seat})` };
  return (
    <li data-winner={row.winner ? "" : undefined} style={tone}>
      <span class="t-end-who">
        {place !== null && <b class="t-end-place">{place}.</b>}
        {seat !== null && <SeatSign seat={seat} />}
        <bdi>{row.name}</bdi>
        {row.winner && <Sign name="crown" />}
        {total !== null && <b class="t-end-sum">{signed(total)}</b>}
      </span>
      <span class="t-end-parts">
        {row.parts.map((part, at) => <Part key={part.key} part={part} at={at} snapshot={snapshot} />)}
      </span>
      {row.note && <span class="t-end-note">{row.note}</span>}
    </li>
  );
}

function Part({ part, at, snapshot }: { part: EndPart; at: number; snapshot: GameSnapshot }) {
  return (
    <span class="t-end-part" data-kind={part.kind} style={{ "--size": part.size, "--at": at }} title={`${part.name}: ${part.value}`}>
      <b>{part.value}</b> {pictureOf(snapshot, part.key)} <span>{part.name}</span>
      <span class="t-sr">. </span>
    </span>
  );
}

function Rules({ snapshot, outcome, take }: { snapshot: GameSnapshot; outcome: Ended; take: (option: string) => void }) {
  return (
    <>
      <p class="t-end-rules-about">{word(snapshot, "rules")}:</p>
      <ul class="t-end-rules">
        {outcome.rules.map(({ option, label, text }) => (
          <li key={option}>
            <button type="button" class="t-button" data-key={`rule:${option}`} onClick={() => take(option)}>
              <span><b>{label}</b> {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A planet that thrives, or one that is lost. */
function Planet({ lost }: { lost: boolean }) {
  return (
    <svg class="t-end-planet" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" />
      {lost ? (
        <path d="M27 4l-6 11 7 6-9 8 5 6-4 9M28 21l9 4M19 29l-10-2" />
      ) : (
        <path d="M9 15q7-9 14-5 2 6-5 8-2 8-7 8-5-5-2-11zM28 22q8-4 14 1 1 9-6 14-7-1-6-8-4-3-2-7zM15 36q5-4 9 1l-3 6q-5-1-6-7z" />
      )}
    </svg>
  );
}

/** With a real minus sign, which is as wide as a digit. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
