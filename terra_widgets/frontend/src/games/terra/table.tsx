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
  const over = snapshot.outcome !== null;
  const people = () => (
    <>
      <Track {...seen} />
      <Players {...seen} />
    </>
  );
  const sheet = { name: "players", title: snapshot.players.title, shown: people };
  return (
    <Frame {...seen} picture={picture} sheets={over ? [] : [sheet]}>
      <div class={over ? "tr-board" : "tr-board tr-fit"}>
        {/* With hidden cards the next step is to show them, not to choose blindly. */}
        <div class="tr-near" data-hidden={snapshot.own.hidden && snapshot.prompt.decision !== "draw" ? "" : undefined}>
          {!over && <Drawn {...seen} />}
          <Own {...seen} />
        </div>
        <World {...seen} />
        <Limits {...seen} />
        {over && people()}
      </div>
    </Frame>
  );
}
