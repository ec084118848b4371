// The table of Nova Ziemia: all its parts together.
import { useContext } from "preact/hooks";
import { Frame } from "../../board/frame";
import { PointedContext } from "../../board/shell_context";
import { Sign, type SignName } from "../../board/signs";
import type { Seen } from "../../board/types";
import type { Snapshot } from "./shapes.generated";
import { Disasters, Goals, Library, Missions } from "./cards";
import { Contest } from "./contest";
import { Planet } from "./planet";
import { usePreview } from "./preview";

const PICTURES: Record<string, SignName> = { settle: "home", back: "undo", end: "arrow", pass: "skip" };

export function NovaTable({ snapshot, send }: Seen<Snapshot>) {
  const preview = usePreview(snapshot.planet, useContext(PointedContext));
  const seen = { snapshot, send, preview };
  const { hint, contest } = snapshot;
  return (
    <Frame
      snapshot={snapshot} send={send}
      picture={({ move }) => {
        const sign = move === hint.move ? "spark" : PICTURES[move];
        return sign ? <Sign name={sign} /> : null;
      }}
    >
      <div class={snapshot.outcome ? "n-table" : "n-table n-fit"}>
        <Planet {...seen} />
        <div class="n-side">
          {contest ? <Contest {...seen} /> : <Missions {...seen} />}
          <Goals {...seen} />
          <Disasters snapshot={snapshot} />
          <Library snapshot={snapshot} />
        </div>
      </div>
    </Frame>
  );
}
