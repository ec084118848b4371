// What the table of every game has around its board: bar, guide and prompt above it, and a drawer for what one looks up.
import type { ComponentChildren } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Bar } from "./bar";
import { ChartSheet } from "./chart_sheet";
import { Drawer, type Sheet } from "./drawer";
import { HintText } from "./hint";
import { HowToPlay } from "./how_to_play";
import { EndScreen } from "./end_screen";
import { Log } from "./log";
import { LookingBack } from "./looking_back";
import { Prompt, type ChoicePicture } from "./prompt";
import { ScoreSheet } from "./score_sheet";
import { Settings } from "./settings";
import { Since, useReplay } from "./since";
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
  const openHow = useCallback(() => setOpen("how"), []);
  const replay = useReplay(snapshot, send);
  // Whether the board is looked at after the end, instead of the result.
  const [board, setBoard] = useState(false);
  const { outcome, prompt } = snapshot;
  // Parts change places with the decision, and a board that was scrolled would stay where nothing is lit any more.
  const play = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (play.current) play.current.scrollTop = 0;
  }, [prompt.seat, prompt.decision]);
  const all: Sheet[] = [
    { name: "log", title: word(snapshot, "log"), shown: () => <Log {...seen} /> },
    { name: "score", title: word(snapshot, "score"), shown: () => <ScoreSheet {...seen} /> },
    ...sheets,
    { name: "how", title: word(snapshot, "how"), shown: () => <HowToPlay {...seen} /> },
    ...(snapshot.charts ? [{ name: "charts", title: word(snapshot, "charts"), shown: () => <ChartSheet {...seen} /> }] : []),
    { name: "settings", title: word(snapshot, "settings"), shown: () => <Settings {...seen} /> },
  ];
  return (
    <div class="t-table" data-game={snapshot.game} data-over={snapshot.outcome ? "" : undefined}>
      <Bar {...seen} open={open !== null} toggle={toggle} />
      {snapshot.log.looking === null ? (
        <Prompt {...seen} picture={picture} openHow={openHow}>
          {beside}
          {outcome && (
            <button type="button" class="t-button" data-key="board" onClick={() => setBoard(!board)}>
              {word(snapshot, board ? "result" : "board")}
            </button>
          )}
        </Prompt>
      ) : (
        <LookingBack {...seen} />
      )}
      {snapshot.hint.text
        ? <HintText text={snapshot.hint.text} />
        : <Since {...seen} open={openLog} openHow={openHow} replay={replay} />}
      <div class="t-stage">
        <div class="t-play" ref={play}>
          {outcome && !board ? <EndScreen {...seen} outcome={outcome} sheets={all} show={setOpen} /> : children}
        </div>
        {open !== null && <Drawer snapshot={snapshot} sheets={all} open={open} show={setOpen} />}
      </div>
    </div>
  );
}
