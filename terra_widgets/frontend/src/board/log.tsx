// The log: each move as a sentence, the newest first. A click looks back at that moment.
import { useShell } from "./shell_context";
import { Panel } from "./panel";
import { useRoving } from "./roving";
import { steady, watching } from "./steady";
import type { Seen, Send } from "./types";
import { word } from "./words";

const PARTS = ["words", "language", "log", "guide"] as const;

export const Log = watching(PARTS, ({ snapshot, send }: Seen) => {
  const { entries, looking } = snapshot.log;
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
        {latest.map(({ step, seat, text }) => (
          <Entry
            key={step} step={step} seat={seat} text={text} current={looking === step} locked={locked}
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
  current: boolean;
  locked: boolean;
  tabIndex: 0 | -1;
  send: Send;
}

const Entry = steady(({ step, seat, text, current, locked, tabIndex, send }: EntryProps) => (
  <li>
    <button
      type="button"
      data-key={`log:${step}`}
      tabIndex={tabIndex}
      aria-current={current ? "step" : undefined}
      aria-disabled={locked}
      onClick={() => !locked && send({ look: step }, `log:${step}`)}
    >
      {seat !== null && <span class="t-seat">{seat + 1}</span>}
      <span>{text}</span>
    </button>
  </li>
));
