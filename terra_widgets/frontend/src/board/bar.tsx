// The bar on top: the game, the players, and what is always at hand.
import { hovering, useShell } from "./shell_context";
import { pictureOf } from "./picture";
import { Sign } from "./signs";
import { watching } from "./steady";
import type { GameSnapshot, Seat } from "./shapes.generated";
import type { Seen } from "./types";
import { word } from "./words";

const PARTS = ["words", "language", "languages", "title", "round", "seats", "can"] as const;

export const Bar = watching(PARTS, ({ snapshot, send }: Seen) => {
  return (
    <header class="t-bar">
      <div class="t-title">
        <h2>{snapshot.title}</h2>
        <span>{snapshot.round}</span>
      </div>
      <ul class="t-seats">
        {snapshot.seats.map((seat) => (
          <SeatChip key={seat.seat} seat={seat} snapshot={snapshot} />
        ))}
      </ul>
      <Tools snapshot={snapshot} send={send} />
    </header>
  );
});

function SeatChip({ seat, snapshot }: { seat: Seat; snapshot: GameSnapshot }) {
  return (
    <li class="t-chip" aria-current={seat.turn ? "true" : undefined}>
      <span class="t-seat">{seat.seat + 1}</span>
      <bdi class="t-chip-name">{seat.name}</bdi>
      {seat.automatic && (
        <span class="t-with-word">
          <Sign name="robot" />
          <span class="t-sr">{word(snapshot, "automatic")}</span>
        </span>
      )}
      {seat.points !== null && (
        <span>
          <b>{seat.points}</b> <span class="t-sr">{word(snapshot, "points")}</span>
          <Sign name="star" />
        </span>
      )}
      {seat.marks.map(({ sign, count, label }) => {
        const picture = pictureOf(snapshot, sign);
        return (
          <span key={sign} title={label}>
            <b>{count}</b> <span class={picture ? "t-sr" : ""}>{label}</span>
            {picture}
          </span>
        );
      })}
    </li>
  );
}

function Tools({ snapshot, send }: Seen) {
  const { can, languages, language } = snapshot;
  const { locked } = useShell();
  return (
    <div class="t-tools">
      <Step what="undo" can={can.undo} why={can.undo_why} snapshot={snapshot} send={send} />
      <Step what="redo" can={can.redo} why={can.redo_why} snapshot={snapshot} send={send} />
      {languages.length > 1 && (
        <label class="t-language">
          <span class="t-sr">{word(snapshot, "language")}</span>
          <select
            data-key="language"
            value={language}
            disabled={locked}
            onChange={(event) => send({ language: event.currentTarget.value }, "language")}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
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

/** Below everything: what one sets once. */
export function Settings({ snapshot, send }: Seen) {
  const { locked } = useShell();
  return (
    <footer class="t-settings">
      <label class="t-switch">
        <input
          type="checkbox"
          role="switch"
          data-key="auto"
          checked={snapshot.auto}
          disabled={locked}
          onChange={(event) => send({ auto: event.currentTarget.checked }, "auto")}
        />
        <span class="t-track" aria-hidden="true" />
        <span>{word(snapshot, "auto")}</span>
      </label>
    </footer>
  );
}
