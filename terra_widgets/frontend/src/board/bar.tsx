// The bar on top: the game, the players, and what is always at hand.
import { toggleFill, useFilled } from "./fill";
import { HintButton } from "./hint";
import { hovering, useShell } from "./shell_context";
import { pictureOf } from "./picture";
import { SeatSign, Sign } from "./signs";
import { watching } from "./steady";
import { withSign } from "./numbers";
import type { GameSnapshot, Seat } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

interface BarProps extends Seen {
  /** Whether the drawer is open. */
  open: boolean;
  /** Opens or closes it. */
  toggle: () => void;
}

const PARTS = ["words", "language", "title", "round", "seats", "can", "hint"] as const;

export const Bar = watching(PARTS, ({ snapshot, send, open, toggle }: BarProps) => {
  return (
    <header class="t-bar">
      <div class="t-title">
        <h2>{snapshot.title}</h2>
        <span>{snapshot.round}</span>
      </div>
      <ul class="t-seats" data-many={snapshot.seats.length > 3 ? "" : undefined}>
        {snapshot.seats.map((seat) => (
          <SeatChip key={seat.seat} seat={seat} snapshot={snapshot} />
        ))}
      </ul>
      <Tools snapshot={snapshot} send={send} open={open} toggle={toggle} />
    </header>
  );
});

function SeatChip({ seat, snapshot }: { seat: Seat; snapshot: GameSnapshot }) {
  return (
    <li class="t-chip" data-place={`seat:${seat.seat}`} aria-current={seat.turn ? "true" : undefined}>
      <SeatSign seat={seat.seat} />
      <span class="t-chip-lines">
        <span class="t-chip-line">
          <bdi class="t-chip-name" title={seat.name} data-place={seat.turn ? "turn" : undefined}>{seat.name}</bdi>
          {seat.automatic && (
            <span class="t-with-word">
              <Sign name="robot" />
              <span class="t-sr">{word(snapshot, "automatic")}</span>
            </span>
          )}
        </span>
        <span class="t-chip-line">
          {seat.points !== null && (
            <span>
              <b data-number="">{seat.points}</b> <span class="t-sr">{word(snapshot, "points")}</span>
              <Sign name="star" />
            </span>
          )}
          {seat.marks.map(({ sign, count, label, source }) => {
            const picture = pictureOf(snapshot, sign);
            return (
              <span
                key={sign} title={label} data-pile={source && sign} data-count={source && count} data-from={source}
              >
                <b data-number="">{count}</b> <span class={picture ? "t-sr" : ""}>{label}</span>
                {picture}
              </span>
            );
          })}
        </span>
      </span>
      {seat.gain && (
        <span class="t-gain" key={snapshot.number}>
          <b>{withSign(seat.gain.points, snapshot.language)}</b> {seat.gain.why}
        </span>
      )}
    </li>
  );
}

function Tools({ snapshot, send, open, toggle }: BarProps) {
  const { can } = snapshot;
  const { root, id } = useShell();
  return (
    <div class="t-tools">
      <Step what="undo" can={can.undo} why={can.undo_why} snapshot={snapshot} send={send} />
      <Step what="redo" can={can.redo} why={can.redo_why} snapshot={snapshot} send={send} />
      {!snapshot.outcome && <HintButton snapshot={snapshot} send={send} />}
      <button
        type="button" class="t-button t-tool" data-key="more" title={word(snapshot, "more")}
        aria-expanded={open} aria-controls={open ? `${id}-sheet` : undefined} onClick={toggle}
      >
        <Sign name="list" /> <span>{word(snapshot, "more")}</span>
      </button>
      {root && <Fill root={root} snapshot={snapshot} />}
    </div>
  );
}

function Fill({ root, snapshot }: { root: HTMLElement; snapshot: GameSnapshot }) {
  const filled = useFilled(root);
  return (
    <button
      type="button" class="t-button t-tool" data-key="fill" title={word(snapshot, "fill")} aria-pressed={filled}
      onClick={() => toggleFill(root)}
    >
      <Sign name={filled ? "shrink" : "grow"} /> <span>{word(snapshot, "fill")}</span>
    </button>
  );
}

interface StepProps extends Seen { what: "undo" | "redo"; can: boolean; why: string | null }

function Step({ what, can, why, snapshot, send }: StepProps) {
  const shell = useShell();
  const lit = can && !shell.locked;
  shell.abouts.set(what, { why: can ? null : why });
  return (
    <button
      type="button"
      class="t-button t-tool"
      title={word(snapshot, what)}
      data-key={what}
      aria-disabled={!lit}
      aria-describedby={!can && why ? `${shell.id}-${what}` : undefined}
      onClick={() => (lit ? send({ do: what }, what) : shell.point(what, true))}
      onPointerEnter={hovering(() => shell.point(what))}
      onPointerLeave={hovering(() => shell.point(null))}
      onFocus={() => shell.point(what)}
      onBlur={() => shell.point(null)}
    >
      <Sign name={what} /> <span>{word(snapshot, what)}</span>
      {!can && why && (
        <span id={`${shell.id}-${what}`} hidden>
          {why}
        </span>
      )}
    </button>
  );
}
