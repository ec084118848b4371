// What the table of every game has around its board: bar, guide and prompt above it, and a drawer for what one looks up.
import type { ComponentChildren } from "preact";
import { useCallback, useState } from "preact/hooks";
import { Bar } from "./bar";
import { Drawer, type Sheet } from "./drawer";
import { Guide } from "./guide";
import { Log } from "./log";
import { LookingBack } from "./looking_back";
import { Prompt, type ChoicePicture } from "./prompt";
import { ScoreSheet } from "./score_sheet";
import { Settings } from "./settings";
import { Since } from "./since";
import type { Seen } from "./types";
import { word } from "./words";

interface FrameProps extends Seen {
  /** What stands in the prompt beside its sentence. */
  beside?: ComponentChildren;
  /** The picture on the button of a choice, where the game has one. */
  picture?: ChoicePicture;
  /** What the game adds to the drawer. */
  sheets?: Sheet[];
  children: ComponentChildren;
}

export function Frame({ snapshot, send, beside, picture, sheets = [], children }: FrameProps) {
  const seen = { snapshot, send };
  const [open, setOpen] = useState<string | null>(null);
  const toggle = useCallback(() => setOpen((now) => (now === null ? "log" : null)), []);
  const openLog = useCallback(() => setOpen("log"), []);
  const { final } = snapshot.score;
  const all: Sheet[] = [
    { name: "log", title: word(snapshot, "log"), shown: () => <Log {...seen} /> },
    ...(final ? [] : [{ name: "score", title: word(snapshot, "score"), shown: () => <ScoreSheet {...seen} /> }]),
    ...sheets,
    { name: "settings", title: word(snapshot, "settings"), shown: () => <Settings {...seen} /> },
  ];
  return (
    <div class="t-table" data-game={snapshot.game} data-over={snapshot.outcome ? "" : undefined}>
      <Bar {...seen} open={open !== null} toggle={toggle} />
      <Guide {...seen} />
      {snapshot.log.looking === null ? (
        <Prompt {...seen} picture={picture}>
          {beside}
        </Prompt>
      ) : (
        <LookingBack {...seen} />
      )}
      <Since {...seen} open={openLog} />
      <div class="t-stage">
        <div class="t-play">
          {final && <ScoreSheet {...seen} />}
          {children}
        </div>
        {open !== null && <Drawer snapshot={snapshot} sheets={all} open={open} show={setOpen} />}
      </div>
    </div>
  );
}
