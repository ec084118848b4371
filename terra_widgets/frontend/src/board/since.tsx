// What the others did since the last decision of who decides now, in one line with small pictures, to be seen again.
import { useEffect, useState } from "preact/hooks";
import { withSign } from "./numbers";
import { pictureOf } from "./picture";
import { useShell } from "./shell_context";
import { SeatSign, Sign } from "./signs";
import { watching } from "./steady";
import type { Seen, Send } from "./types";
import type { GameSnapshot } from "./shapes.generated";
import { word } from "./words";

const STEP = 650; // ms that each move is looked at again

interface SinceProps extends Seen {
  /** Opens the log. */
  open: () => void;
  /** Opens how to play. */
  openHow: () => void;
  /** Shows the moves again, from this step on. */
  replay: (from: number) => void;
}

const PARTS = ["words", "language", "since", "outcome", "prompt", "log", "aim", "guide"] as const;

export const Since = watching(PARTS, ({ snapshot, open, openHow, replay }: SinceProps) => {
  const { since, language, prompt, log, aim, guide } = snapshot;
  const { locked } = useShell();
  if (snapshot.outcome) return null;
  // Before the first move of somebody, and when the guide does not say it: what the game is about.
  const decides = !prompt.automatic && prompt.seat !== null && log.looking === null;
  const moved = (log.entries[0]?.step ?? 1) > 1 || log.entries.some(({ seat }) => seat === prompt.seat);
  if (decides && !moved && !guide && aim.win) {
    return (
      <button type="button" class="t-since t-aim" data-key="aim" title={`${aim.win} ${aim.lose}`} onClick={openHow}>
        <Sign name="star" /> <span>{aim.win} {aim.lose}</span>
      </button>
    );
  }
  // Its place stays: else the board would change its size with every turn.
  if (!since.length) return guide ? null : <div class="t-since-none" />;
  const label = word(snapshot, "since");
  return (
    <div class="t-since" role="group" aria-label={label}>
      <button type="button" class="t-since-line" data-key="since" title={label} onClick={open}>
        {since.map(({ step, seat, text, flows }) => (
          <span class="t-since-one" key={step} title={text}>
            {seat !== null && <SeatSign seat={seat} />}
            {text && <span class="t-since-text">{text}</span>}
            {flows.map(({ sign, count }) => (
              <span class="t-flow" key={sign}>
                <b>{withSign(count, language)}</b>
                {pictureOf(snapshot, sign) ?? sign}
              </span>
            ))}
          </span>
        ))}
      </button>
      <button
        type="button" class="t-button t-tool t-replay" data-key="replay" title={word(snapshot, "replay")}
        aria-disabled={locked} onClick={() => !locked && replay(since[0]!.step)}
      >
        <Sign name="play" /> <span class="t-sr">{word(snapshot, "replay")}</span>
      </button>
    </div>
  );
});

/** Looks back at move after move, and then at now; whoever does something else ends it. */
export function useReplay({ log }: GameSnapshot, send: Send): (from: number) => void {
  const { root } = useShell();
  const [at, go] = useState<number | null>(null);
  const { looking, last } = log;
  const look = (step: number) => {
    go(step < last ? step : null);
    send({ look: step < last ? step : null }, "now");
  };
  useEffect(() => {
    if (at === null || looking !== at) return;
    const timer = setTimeout(() => look(at + 1), STEP);
    const stop = () => go(null);
    root?.addEventListener("pointerdown", stop);
    root?.addEventListener("keydown", stop);
    return () => {
      clearTimeout(timer);
      root?.removeEventListener("pointerdown", stop);
      root?.removeEventListener("keydown", stop);
    };
  }, [at, looking]);
  return (from) => look(from - 1);
}
