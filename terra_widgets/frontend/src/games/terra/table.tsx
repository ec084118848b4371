// The table of Terra: the world beside what has come up and the own cards.
import { Frame } from "../../board/frame";
import { Sign } from "../../board/signs";
import type { Move } from "../../board/shapes.generated";
import type { Seen } from "../../board/types";
import type { Snapshot } from "./shapes.generated";
import { Drawn } from "./drawn";
import { Limits } from "./limits";
import { Own } from "./own";
import { Players, Track } from "./players";
import { World } from "./world";

const picture = ({ move }: Move) => (move === "draw" ? <Sign name="cards" /> : null);

export function TerraTable({ snapshot, send }: Seen<Snapshot>) {
  const seen = { snapshot, send };
  return (
    <Frame {...seen} picture={picture}>
      {/* With hidden cards the next step is to show them, not to choose blindly. */}
      <div class="tr-near" data-hidden={snapshot.own.hidden && snapshot.prompt.decision !== "draw" ? "" : undefined}>
        {!snapshot.outcome && <Drawn {...seen} />}
        <Own {...seen} />
      </div>
      <World {...seen} />
      <div class="tr-around">
        <Limits {...seen} />
        <Track {...seen} />
        <Players {...seen} />
      </div>
    </Frame>
  );
}
