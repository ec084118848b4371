// A crisis: how much it needs, and the cards that lie on it.
import { Emblem } from "../../emblems/emblem";
import { Sign } from "../../board/signs";
import { ColourSign, Small } from "./cards";
import type { Crisis } from "./shapes.generated";

export function Tile({ crisis }: { crisis: Crisis & { helped?: boolean } }) {
  return (
    <span class="tr-tile" data-thing={crisis.crisis} data-colour={crisis.colour}>
      <span class="tr-tile-head">
        <ColourSign colour={crisis.colour} />
        <Emblem game="terra" card={crisis.crisis} />
        <span class="tr-tile-name">{crisis.name}</span>
        {crisis.helped && <Sign name="check" />}
        <Need crisis={crisis} />
      </span>
      <Bar crisis={crisis} />
      {crisis.cards.length > 0 && <Laid crisis={crisis} />}
    </span>
  );
}

export function Need({ crisis: { total, threat } }: { crisis: Crisis }) {
  return (
    <span class="tr-need">
      <b>{total}</b>/{threat}
    </span>
  );
}

export function Bar({ crisis: { total, threat } }: { crisis: Crisis }) {
  return (
    <span class="tr-bar">
      <span style={{ width: `${Math.min(100, (100 * total) / threat)}%` }} />
    </span>
  );
}

export function Laid({ crisis }: { crisis: Crisis }) {
  return (
    <span class="tr-laid">
      {crisis.cards.map((card, at) => (
        <Small key={at} card={card} from="turn" />
      ))}
    </span>
  );
}
