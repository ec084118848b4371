// The face of a card, and what lies on it.
import { useMemo } from "preact/hooks";
import { EffectLine } from "./effect";
import { Sign } from "../../board/signs";
import { Icon } from "./icons";
import { Scene } from "./scene";
import { steady } from "../../board/steady";
import type { Amount, Card } from "./shapes.generated";

interface FaceProps {
  card: Card;
  /** Numbers of the effects that can be used now, one after the other. */
  usable?: string;
  cubes?: number;
  tokens?: Amount[];
  inactive?: string | false;
}

const NONE: Amount[] = [];

export const Face = steady(({ card, usable = "", cubes = 0, tokens = NONE, inactive = false }: FaceProps) => {
  // Cards rarely change while all around them does: the same drawing is not compared again.
  const drawn = useMemo(
    () => (
      <>
        <span class="t-art">
          <Scene theme={card.theme} />
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
    <span class={`t-face ${inactive ? "t-inactive" : ""}`} data-theme-of={card.theme} style={{ "--spaces": card.spaces }}>
      {drawn}
      {card.spaces > 0 && (
        <span class="t-slots">
          {Array.from({ length: card.spaces }, (_, slot) => (
            <span class="t-slot">{slot < cubes && <Icon kind="pollution" />}</span>
          ))}
        </span>
      )}
      {tokens.length > 0 && (
        <span class="t-tokens">
          {tokens.map(({ kind, count }) => (
            <span class="t-token" key={kind}>
              <Icon kind={kind} />
              {count > 1 && <b>{count}</b>}
            </span>
          ))}
        </span>
      )}
      {inactive && (
        <span class="t-blocked">
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

/** What a target says of the card on it: drawn in its tip, and in words unless its label has said them. */
export function aboutCard(card: Card | null, label: string) {
  if (!card) return undefined;
  const untold = card.effects.filter((effect) => !label.includes(effect.label));
  const spoken = [...untold.map((effect) => `${effect.label}.`), card.note].filter(Boolean).join(" ");
  const drawn = (
    <div class="t-about">
      <p>
        <b>{card.name}</b> <span class="t-faint">{card.theme_label}</span>
      </p>
      <ul>
        {card.effects.map((effect) => (
          <li>
            <EffectLine effect={effect} plain />
            <span>{effect.label}</span>
          </li>
        ))}
      </ul>
      {card.note && <p class="t-note">{card.note}</p>}
    </div>
  );
  return { drawn, spoken };
}
