// The log: each move as a sentence, the newest first. A click looks back at that moment.
import { useShell } from "./shell_context";
import { Panel } from "./panel";
import { useRoving } from "./roving";
import { steady, watching } from "./steady";
import { withSign } from "./numbers";
import type { LogEntry } from "./shapes.generated";
import type { Seen, Send } from "./types";
import { SeatSign } from "./signs";
import { word } from "./words";

const PARTS = ["words", "language", "log", "guide"] as const;

export const Log = watching(PARTS, ({ snapshot, send }: Seen) => {
  const { log: { entries, looking }, language } = snapshot;
  const { locked } = useShell();
  const latest = [...entries].reverse();
  const roving = useRoving(latest.map(({ step }) => `log:${step}`), () => false);
  return (
    <Panel name="log" title={word(snapshot, "log")} snapshot={snapshot}>
      <ol
        class="t-entries"
        ref={roving.ref as { current: HTMLOListElement | null }}
        onFocusIn={roving.onFocusIn}
        onKeyDown={roving.onKeyDown}
      >
        {latest.map(({ step, seat, text, scored }) => (
          <Entry
            key={step} step={step} seat={seat} text={text} scored={scored} language={language} current={looking === step} locked={locked}
            tabIndex={roving.tabIndex(`log:${step}`)} send={send}
          />
        ))}
      </ol>
    </Panel>
  );
});

interface EntryProps {
  step: number;
  seat: number | null;
  text: string;
  scored: LogEntry["scored"];
  language: string;
  current: boolean;
  locked: boolean;
  tabIndex: 0 | -1;
  send: Send;
}

const Entry = steady(({ step, seat, text, scored, language, current, locked, tabIndex, send }: EntryProps) => (
  <li>
    <button
      type="button"
      data-key={`log:${step}`}
      tabIndex={tabIndex}
      aria-current={current ? "step" : undefined}
      aria-disabled={locked}
      onClick={() => !locked && send({ look: step }, `log:${step}`)}
    >
      {seat !== null && <SeatSign seat={seat} />}
      <span>
        {text}
        {scored.map(({ seat, points, why }) => (
          <span class="t-scored" key={seat}>
            {" "}
            <SeatSign seat={seat} /> <b>{withSign(points, language)}</b> <span>{why}</span>
          </span>
        ))}
      </span>
    </button>
  </li>
));
