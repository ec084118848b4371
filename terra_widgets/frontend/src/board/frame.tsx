// What the table of every game has around its board: bar, guide, prompt, score sheet, log, settings.
import type { ComponentChildren } from "preact";
import { Bar, Settings } from "./bar";
import { Guide } from "./guide";
import { Log } from "./log";
import { LookingBack } from "./looking_back";
import { Prompt, type ChoicePicture } from "./prompt";
import { ScoreSheet } from "./score_sheet";
import type { Seen } from "./types";

interface FrameProps extends Seen {
  /** What stands in the prompt beside its sentence. */
  beside?: ComponentChildren;
  /** The picture on the button of a choice, where the game has one. */
  picture?: ChoicePicture;
  children: ComponentChildren;
}

export function Frame({ snapshot, send, beside, picture, children }: FrameProps) {
  const seen = { snapshot, send };
  return (
    <div class="t-table" data-game={snapshot.game} data-over={snapshot.outcome ? "" : undefined}>
      <Bar {...seen} />
      <Guide {...seen} />
      {snapshot.log.looking === null ? (
        <Prompt {...seen} picture={picture}>
          {beside}
        </Prompt>
      ) : (
        <LookingBack {...seen} />
      )}
      {snapshot.score.final && <ScoreSheet {...seen} />}
      {children}
      {!snapshot.score.final && <ScoreSheet {...seen} />}
      <Log {...seen} />
      <Settings {...seen} />
    </div>
  );
}
