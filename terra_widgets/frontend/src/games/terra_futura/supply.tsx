// The supply: how many of each kind are left.
import { Icon } from "./icons";
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import type { Seen } from "../../board/types";
import { word } from "../../board/words";
import type { Snapshot } from "./shapes.generated";

const PARTS = ["words", "language", "supply", "guide"] as const;

export const Supply = watching(PARTS, ({ snapshot }: Seen<Snapshot>) => {
  return (
    <Panel name="supply" title={word(snapshot, "supply")} snapshot={snapshot}>
      <ul class="t-stock">
        {snapshot.supply.map(({ kind, label, count }) => (
          <li key={kind} data-empty={count <= 0 ? "" : undefined}>
            <Icon kind={kind} />
            <b>{count}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
