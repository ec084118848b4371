// What the others did since the last decision of who decides now, in one line.
import { steady } from "./steady";
import type { LogEntry } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

const MOST = 3; // sentences in the line; the drawer has all of them

interface SinceProps extends Seen {
  /** Opens the log. */
  open: () => void;
}

export function Since({ snapshot, open }: SinceProps) {
  const { prompt, outcome, log } = snapshot;
  if (outcome) return null;
  const shown = !prompt.automatic && prompt.seat !== null && log.looking === null;
  const mine = shown ? log.entries.map(({ seat }) => seat).lastIndexOf(prompt.seat) : -1;
  const others = mine < 0 ? [] : log.entries.slice(mine + 1);
  // Its place stays: else the board would change its size with every turn.
  if (!others.length) return <div class="t-since-none" />;
  return <Line entries={others} label={word(snapshot, "since")} open={open} />;
}

interface LineProps { entries: LogEntry[]; label: string; open: () => void }

const Line = steady(({ entries, label, open }: LineProps) => (
  <button type="button" class="t-since" data-key="since" title={label} onClick={open}>
    <span class="t-sr">{label}: {entries.map(({ text }) => text).join(" ")}</span>
    <span class="t-since-line" aria-hidden="true">
      {entries.slice(-MOST).map(({ step, seat, text }) => (
        <span class="t-since-one" key={step} title={text}>
          {seat !== null && <span class="t-seat">{seat + 1}</span>} <span>{text}</span>
        </span>
      ))}
      {entries.length > MOST && <b>+{entries.length - MOST}</b>}
    </span>
  </button>
));
