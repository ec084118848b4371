// The table of Terra: the world beside what has come up and the own cards.
import { Frame } from "../../board/frame";
import { Sign } from "../../board/icons";
import type { Move, Seen } from "../../board/snapshot";
import { Drawn } from "./drawn";
import { Limits } from "./limits";
import { Own } from "./own";
import { Players, Track } from "./players";
import type { TerraSnapshot } from "./snapshot";
import { World } from "./world";

const picture = ({ move }: Move) => (move === "draw" ? <Sign name="cards" /> : null);

export function TerraTable({ snapshot, send }: Seen<TerraSnapshot>) {
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
