// The face of a card, and what lies on it.
import { useMemo } from "preact/hooks";
import { EffectLine } from "./effect";
import { Sign } from "../../board/signs";
import { Icon } from "./icons";
import { CardPicture } from "./scene";
import { steady } from "../../board/steady";
import type { Amount, Card } from "./shapes.generated";

interface FaceProps {
  card: Card;
  /** Numbers of the effects that can be used now, one after the other. */
  usable?: string;
  cubes?: number;
  tokens?: Amount[];
  inactive?: string | false;
  /** The card itself, not a picture of it; where it comes from and goes to beyond the board. */
  lies?: boolean;
  from?: string;
  to?: string;
}

const NONE: Amount[] = [];

export const Face = steady(({ card, usable = "", cubes = 0, tokens = NONE, inactive = false, lies, from, to }: FaceProps) => {
  // Cards rarely change while all around them does: the same drawing is not compared again.
  const drawn = useMemo(
    () => (
      <>
        <span class="t-art">
          <CardPicture card={card} />
          <span class="t-level">{card.level === "start" ? <Sign name="home" /> : card.level}</span>
        </span>
        <span class="t-text">
          <span class="t-name">{card.name}</span>
          <Effects card={card} usable={usable} part="top" />
          <Effects card={card} usable={usable} part="bottom" />
        </span>
      </>
    ),
    [card, usable],
  );
  return (
    <span
      class={`t-face ${inactive ? "t-inactive" : ""}`} data-theme-of={card.theme} style={{ "--spaces": card.spaces }}
      data-thing={lies ? card.id : undefined} data-from={from} data-to={to} data-blow={lies ? Number(Boolean(inactive)) : undefined}
    >
      {drawn}
      {card.spaces > 0 && (
        <span class="t-slots" data-pile={lies ? "pollution" : undefined} data-count={cubes}>
          {Array.from({ length: card.spaces }, (_, slot) => (
            <span class="t-slot">{slot < cubes && <Icon kind="pollution" />}</span>
          ))}
        </span>
      )}
      {tokens.length > 0 && (
        <span class="t-tokens">
          {tokens.map(({ kind, count }) => (
            <span class="t-token" key={kind} data-pile={kind} data-count={count}>
              <Icon kind={kind} />
              {count > 1 && <b>{count}</b>}
            </span>
          ))}
        </span>
      )}
      {inactive && (
        <span class="t-blocked" data-pile={lies && !card.spaces ? "pollution" : undefined} data-count={cubes}>
          <Icon kind="pollution" />
          <span class="t-stamp">{inactive}</span>
        </span>
      )}
    </span>
  );
});

function Effects({ card, usable, part }: { card: Card; usable: string; part: "top" | "bottom" }) {
  const lines = card.effects.map((effect, number) => ({ effect, number }));
  const shown = lines.filter(({ effect }) => effect.part === part);
  if (!shown.length) return null;
  return (
    <span class={`t-effects t-${part}s`}>
      {shown.map(({ effect, number }) => (
        <EffectLine effect={effect} lit={usable.includes(String(number))} />
      ))}
    </span>
  );
}

/**
 * What a target says of the card on it: drawn in its tip, and in words unless its label has said them.
 *
 * Of a `large` card the tip says what its pictures mean, and does not draw them again.
 */
export function aboutCard(card: Card | null, label: string, large = true) {
  if (!card) return undefined;
  const spoken = [label.includes(card.spoken) ? "" : `${card.spoken}.`, card.note].filter(Boolean).join(" ");
  const drawn = (
    <div class="t-about">
      {!large && <b>{card.name}</b>}
      {!large && (
        <ul>
          {card.effects.map((effect) => (
            <li>
              <EffectLine effect={effect} plain />
            </li>
          ))}
        </ul>
      )}
      <p>{card.spoken}</p>
      {card.note && <p class="t-note">{card.note}</p>}
    </div>
  );
  return { drawn, spoken };
}
