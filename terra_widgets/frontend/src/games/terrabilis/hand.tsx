// The cards in hand, secret from the others; each says what can be done with it.
import { Emblem } from "../../emblems/emblem";
import { Secret } from "../../board/secret";
import { watching } from "../../board/steady";
import type { Move } from "../../board/shapes.generated";
import type { Seen, Send } from "../../board/types";
import type { HeldCard, Place, Snapshot } from "./shapes.generated";
import { Target } from "../../board/target";
import { Amounts, Mark } from "./pictures";

const PARTS = ["words", "language", "hand", "seats", "outcome", "guide"] as const;

export const movesOf = ({ move, label }: Place): Move[] => (move ? [{ move, label }] : []);

export const Hand = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const { hand } = snapshot;
  return (
    <Secret name="cards" title={hand.title} secret={hand} needed={hand.needed} snapshot={snapshot} send={send}>
      <ul class="tb-hand">
        {hand.cards.map((card) => (
          <li key={card.id}>
            <Held card={card} send={send} />
          </li>
        ))}
      </ul>
    </Secret>
  );
});

function Held({ card, send }: { card: HeldCard; send: Send }) {
  const [first, ...further] = card.actions;
  return (
    <>
      {first && (
        <Target
          name={`card:${card.id}`} label={`${first.label}. ${card.label}`} moves={movesOf(first)} why={first.why}
          note={card.note} send={send} class="tb-card"
        >
          <span
            class="tb-face" data-sort={card.source || card.category} data-thing={card.id}
            data-from={`pile:${card.category}`} data-to={`pile:${card.category}`}
          >
            <span class="tb-card-head">
              <span class="tb-sort">
                <Mark name={card.source || card.category} /> {card.sort}
              </span>
              <b class="tb-points">{card.points}</b>
              <span class="tb-card-name">
                <Emblem game="terrabilis" card={card.id} /> <span>{card.name}</span>
              </span>
            </span>
            {card.rows.map((row) => (
              <span class={`tb-row tb-row-${row.kind}`} key={row.kind}>
                <span>{row.label}</span>
                <span class="tb-row-amounts">
                  <Amounts of={row.amounts} />
                </span>
              </span>
            ))}
            <span class="tb-do">{first.name}</span>
          </span>
        </Target>
      )}
      {further.map((action) => (
        <Target
          key={action.key} name={`${action.key}:${card.id}`} label={action.label} moves={movesOf(action)}
          why={action.why} send={send} class="tb-small"
        >
          <span class="tb-button-face">{action.name}</span>
        </Target>
      ))}
    </>
  );
}
