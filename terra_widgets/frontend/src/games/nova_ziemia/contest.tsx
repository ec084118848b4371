// The competition: the task, the bids, and the sand-glass.
import { useEffect, useId, useState } from "preact/hooks";
import { useShell } from "../../board/shell_context";
import { SeatSign, Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import type { Seen, Send } from "../../board/types";
import type { Bid, Bidding, Glass, Preview, Snapshot } from "./shapes.generated";
import { TaskCard } from "./cards";

interface ContestProps extends Seen<Snapshot> { preview: Preview | null }

export function Contest({ snapshot, send, preview }: ContestProps) {
  const { contest } = snapshot;
  if (!contest) return null;
  const { task, bids, bidding, glass } = contest;
  const meets = task !== null && (preview?.meets.includes(task.id) ?? false);
  return (
    <Panel name="contest" title={contest.title} snapshot={snapshot} aside={<span class="t-faint">{contest.text}</span>}>
      {task && (
        <div class="n-open">
          <TaskCard
            name={`task:${task.id}`} card={task} send={send} tabIndex={0} would={meets && !task.met}
            lose={preview !== null && task.met && !meets} hinted={false} over={false}
          />
          <p class="n-asks">{task.need}</p>
        </div>
      )}
      {bidding && <OtherBid key={snapshot.prompt.seat} bidding={bidding} send={send} />}
      {glass && <Glass key={glass.key} glass={glass} send={send} />}
      <h4>{contest.bids_title}</h4>
      <ul class="n-bids">
        {bids.map((bid) => (
          <BidOf key={bid.seat} bid={bid} />
        ))}
      </ul>
    </Panel>
  );
}

function BidOf({ bid }: { bid: Bid }) {
  return (
    <li data-lowest={bid.lowest ? "" : undefined}>
      <SeatSign seat={bid.seat} />
      <bdi>{bid.name}</bdi>
      <b>{bid.bid || "–"}</b>
      {bid.lowest && <Sign name="star" />}
      <span class={bid.lowest ? "n-lowest" : "t-faint"}>{bid.label}</span>
    </li>
  );
}

interface OtherBidProps { bidding: Bidding; send: Send }

/** A bid that has no button: its number is typed. */
function OtherBid({ bidding, send }: OtherBidProps) {
  const { locked } = useShell();
  const [text, type] = useState("");
  const wrong = useId();
  const typed = text.trim();
  const number = /^\d+$/.test(typed) ? Number(typed) : NaN;
  const good = number >= bidding.least && number <= bidding.most;
  const bid = () => {
    if (locked || !good) return;
    type("");
    send({ move: `${bidding.verb} ${number}` }, "bid");
  };
  return (
    <div class="n-other">
      <label>
        <span>{bidding.label}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          data-key="bid"
          maxLength={4}
          value={text}
          disabled={locked}
          aria-invalid={typed !== "" && !good}
          aria-describedby={wrong}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && bid()}
        />
      </label>
      <button type="button" class="t-button t-choice" data-key="bid-this" aria-disabled={locked || !good} onClick={bid}>
        {bidding.button}
      </button>
      <span class="n-wrong" id={wrong} role="status">
        {typed !== "" && !good && bidding.wrong}
      </span>
    </div>
  );
}

const TICK = 250; // ms
const JITTER = 400; // ms: of two views of one table, one says first that time is up
let running = true; // for all views of the page: a class that turns it off wants it off

interface GlassProps { glass: Glass; send: Send }

/** A minute for lower bids. The rules know nothing of clocks: when it is over, the view plays the move. */
function Glass({ glass, send }: GlassProps) {
  const { locked } = useShell();
  const [on, turn] = useState(running);
  const [left, count] = useState(glass.seconds);
  useEffect(() => {
    if (!on) return;
    const began = Date.now();
    const rest = left > 0 ? left : glass.seconds;
    const timer = setInterval(() => count(Math.max(0, Math.ceil(rest - (Date.now() - began) / 1000))), TICK);
    return () => clearInterval(timer);
  }, [on]);
  const over = on && left === 0 && !locked && glass.move !== null;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => send({ move: glass.move! }, "glass"), Math.random() * JITTER);
    return () => clearTimeout(timer);
  }, [over]);
  const full = left / glass.seconds;
  return (
    <div class="n-glass" data-off={on ? undefined : ""}>
      <svg viewBox="0 0 24 36" aria-hidden="true">
        <path class="n-sand" d={`M${12 - 8 * full} ${17 - 12 * full}H${12 + 8 * full}L12 17z`} />
        <path class="n-sand" d={`M4 32H20V${32 - 2 * (1 - full)}L12 ${32 - 11 * (1 - full)} 4 ${32 - 2 * (1 - full)}z`} />
        <path class="n-frame" d="M2 2.500H22M2 33.500H22M4 3v3L11 17.500v1L4 30v3M20 3v3L13 17.500v1L20 30v3" />
      </svg>
      <span class="n-left" role="timer" aria-label={glass.title}>
        <b aria-hidden="true">{on ? left : "–"}</b>
        {on && <span class="t-sr">{glass.left[left]}</span>}
      </span>
      <label class="t-switch">
        <input
          type="checkbox"
          role="switch"
          data-key="glass"
          checked={on}
          onChange={(event) => turn((running = event.currentTarget.checked))}
        />
        <span class="t-track" aria-hidden="true" />
        <span>{glass.label}</span>
      </label>
    </div>
  );
}
