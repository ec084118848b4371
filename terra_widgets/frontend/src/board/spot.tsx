// A spot: anything on the table that can be pointed at and, when lit, clicked.
import type { ComponentChildren } from "preact";
import { hovering, useHand, type MenuLook } from "./hand";
import type { Card, Move, Send } from "./snapshot";

interface SpotProps {
  name: string;
  label: string;
  moves: Move[];
  why: string | null;
  card?: Card | null;
  /** A sentence or two about what lies here. */
  note?: string | null;
  send: Send;
  class?: string | undefined;
  tabIndex?: 0 | -1;
  cell?: string;
  /** The guided game points here. */
  pointedOut?: boolean;
  /** How its menu looks, where it is not a plain list. */
  menu?: MenuLook;
  children: ComponentChildren;
}

/** A button that is lit when it has moves; with several it opens a menu, with none it says why. */
export function Spot(props: SpotProps) {
  const { name, label, moves, card = null, note = null, send } = props;
  const hand = useHand();
  const why = hand.locked ? hand.gone : props.why;
  const lit = moves.length > 0 && !hand.locked;
  const several = lit && moves.length > 1;
  hand.abouts.set(name, { why, card, note });
  const about = describe(label, why, card, note);
  const act = () => {
    if (!lit) hand.point(name, true);
    else if (several) hand.openMenu({ key: name, label, moves, card, look: props.menu });
    else send({ move: moves[0]!.move }, name);
  };
  return (
    <>
      <button
        type="button"
        class={`t-spot ${props.class ?? ""}`}
        data-pointed-out={props.pointedOut ? "" : undefined}
        data-key={name}
        data-cell={props.cell}
        data-lit={lit ? "" : undefined}
        data-move={lit && !several ? moves[0]!.move : undefined}
        aria-describedby={about ? `${hand.id}-${name}` : undefined}
        aria-disabled={!lit}
        aria-haspopup={several ? "menu" : undefined}
        aria-expanded={several ? false : undefined}
        tabIndex={props.tabIndex}
        onClick={act}
        onPointerEnter={hovering(() => hand.point(name))}
        onPointerLeave={hovering(() => hand.point(null))}
        onFocus={() => hand.point(name)}
        onBlur={() => hand.point(null)}
      >
        <span class="t-sr">{label}</span>
        <span class="t-front" aria-hidden="true">
          {props.children}
        </span>
      </button>
      {about && (
        <span id={`${hand.id}-${name}`} hidden>
          {about}
        </span>
      )}
    </>
  );
}

/** For those who don't see the card: why nothing can be done, and what the card does. */
function describe(label: string, why: string | null, card: Card | null, note: string | null): string {
  const untold = card?.effects.filter((effect) => !label.includes(effect.label)) ?? [];
  const effects = untold.map((effect) => `${effect.label}.`).join(" ");
  return [why, effects, card?.note, note].filter(Boolean).join(" ");
}
