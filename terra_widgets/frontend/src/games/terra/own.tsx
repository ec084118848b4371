// The own cards: the hand, what can be hoarded of it, and the hoard. Secret, with a hand-over.
import { useShell } from "../../board/shell_context";
import { useRoving, type Roving } from "../../board/roving";
import { Secret } from "../../board/secret";
import { watching } from "../../board/steady";
import type { Seen, Send } from "../../board/types";
import type { Combination, Own as Shown, Snapshot } from "./shapes.generated";
import { Target } from "../../board/target";
import { Large, Small } from "./cards";

const PARTS = ["words", "language", "own", "seats", "outcome", "guide"] as const;

export const Own = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const { own } = snapshot;
  return (
    <Secret name="own" title={own.title} secret={own} snapshot={snapshot} send={send}>
      <Hand own={own} send={send} />
      {own.hoard.length > 0 && (
        <>
          <h4>{own.hoard_title}</h4>
          <ul class="tr-combinations">
            {own.hoard.map((three, at) => (
              <li key={at} class="tr-three">
                <span class="t-sr">{three.label}</span>
                <Three of={three} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Secret>
  );
});

function Hand({ own, send }: { own: Shown; send: Send }) {
  const { locked } = useShell();
  const all = [...own.cards, ...own.combinations];
  const keys = all.map((_, at) => keyOf(own, at));
  const lit = new Set(keys.filter((_, at) => all[at]!.moves.length > 0));
  const roving = useRoving(keys, (key) => !locked && lit.has(key));
  return (
    <div
      class="tr-own" role="group" aria-label={own.title}
      ref={roving.ref as { current: HTMLDivElement | null }}
      onFocusIn={roving.onFocusIn} onKeyDown={roving.onKeyDown}
    >
      <div class="tr-hand" data-place="hand">
        {own.cards.map((card, at) => (
          <Target
            key={at} name={keyOf(own, at)} label={card.label} moves={card.moves} why={card.why}
            note={card.note} send={send} class="tr-spot" tabIndex={tabIndex(roving, own, at)}
          >
            <Large card={card} />
          </Target>
        ))}
      </div>
      {own.combinations.length > 0 && (
        <>
          <h4>{own.combinations_title}</h4>
          <div class="tr-combinations">
            {own.combinations.map((three, at) => (
              <Target
                key={at} name={keyOf(own, own.cards.length + at)} label={three.label} moves={three.moves}
                why={three.why} send={send} class="tr-three" tabIndex={tabIndex(roving, own, own.cards.length + at)}
              >
                <Three of={three} />
              </Target>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const tabIndex = (roving: Roving, own: Shown, at: number) => roving.tabIndex(keyOf(own, at));

function keyOf({ cards }: Shown, at: number): string {
  return at < cards.length ? `hand:${at + 1}` : `hoard:${at - cards.length + 1}`;
}

export function Three({ of: { cards, worth } }: { of: Combination }) {
  return (
    <span class="tr-laid" aria-hidden="true">
      {cards.map((card, at) => (
        <Small key={at} card={card} />
      ))}
      <b class="tr-worth">{worth}</b>
    </span>
  );
}
