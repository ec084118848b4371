// The table of Terra Futura: all its parts together.
import { Frame } from "../../board/frame";
import { isPointedOut } from "../../board/panel";
import { word } from "../../board/words";
import { Sign } from "../../board/signs";
import { Face } from "./card";
import { Icon } from "./icons";
import { isLit, Market, ways } from "./market";
import { ScoringCards } from "./scoring";
import type { Seen } from "../../board/types";
import type { Snapshot, Territory as TerritoryShown } from "./shapes.generated";
import { Supply } from "./supply";
import { Territory, turnOf } from "./territory";

export function Table({ snapshot, send }: Seen<Snapshot>) {
  const over = snapshot.outcome !== null;
  const large = over ? null : largeSeat(snapshot); // at the end all are equal
  const home = snapshot.territories.find(({ seat }) => seat === large);
  const away = snapshot.territories.filter(({ seat }) => seat !== large);
  const seen = { snapshot, send };
  const territoryAt = (large: boolean) => (territory: TerritoryShown) => (
    <Territory key={territory.seat} territory={territory} large={large} {...turnOf(snapshot, territory)} send={send} />
  );
  const lit = (territory: TerritoryShown) => Object.values(territory.cells).some(({ moves }) => moves.length > 0);
  const supply = { name: "supply", title: word(snapshot, "supply"), shown: () => <Supply {...seen} /> };
  return (
    <Frame {...seen} beside={<><CardInHand snapshot={snapshot} /><Payment snapshot={snapshot} /></>} sheets={over ? [] : [supply]}>
      <div
        class={over ? "tf-board" : "tf-board tf-fit"}
        data-market={!over && snapshot.market.used ? "" : undefined}
        data-buying={snapshot.market.rows.some(isLit) ? "" : undefined}
        data-scoring={snapshot.choices.some(({ move }) => /^(pattern|score) /.test(move)) ? "" : undefined}
        data-away={away.some(lit) ? "" : undefined}
        style={{ "--others": Math.max(1, away.length) }}
      >
        {!over && snapshot.market.used && <Market {...seen} />}
        {/* Each in the list under a key of its own: at the next turn they change places, and are kept. */}
        {[
          ...(home ? [home] : []).map(territoryAt(true)),
          <ScoringCards key="scoring" {...seen} />,
          ...away.map(territoryAt(false)),
        ]}
      </div>
    </Frame>
  );
}

/** The card that was taken and waits for its place. */
function CardInHand({ snapshot }: { snapshot: Snapshot }) {
  const { hand } = snapshot;
  if (!hand) return null;
  return (
    <div
      class="t-hand"
      data-pointed-out={isPointedOut(snapshot, "hand") ? "" : undefined}
      role="group"
      aria-label={`${word(snapshot, "hand")}: ${hand.name}`}
    >
      <span class="t-hand-label">{word(snapshot, "hand")}</span>
      <span class="t-hand-card">
        <Face card={hand} lies {...ways(hand)} />
      </span>
    </div>
  );
}

/** The price that is being paid, with what is paid already ticked off. */
function Payment({ snapshot: { payment } }: { snapshot: Snapshot }) {
  return payment && (
    <span class="tf-payment" role="img" aria-label={payment.label}>
      {payment.chips.map(({ kind, paid }, at) => (
        <span class="tf-chip" key={at} data-paid={paid ? "" : undefined}>
          <Icon kind={kind} />
          {paid && <Sign name="check" />}
        </span>
      ))}
    </span>
  );
}

/** Whose territory is large: who decides; a person alone among automatic players keeps theirs. */
function largeSeat({ seats, prompt }: Snapshot): number {
  const people = seats.filter(({ automatic }) => !automatic);
  if (people.length === 1) return people[0]!.seat;
  return prompt.seat ?? seats.find(({ turn }) => turn)?.seat ?? 0;
}
