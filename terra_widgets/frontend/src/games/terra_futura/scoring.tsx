// Scoring cards: secret until the end.
import { Told } from "../../board/foretold";
import { hovering, useShell } from "../../board/shell_context";
import { Pieces } from "./icons";
import { CardPicture } from "./scene";
import { isPointedOut } from "../../board/panel";
import { Secret } from "../../board/secret";
import { watching } from "../../board/steady";
import type { Move } from "../../board/shapes.generated";
import type { Seen, Send } from "../../board/types";
import type { ScoringCard, Snapshot } from "./shapes.generated";
import { SeatSign } from "../../board/signs";
import { word } from "../../board/words";

const PARTS = ["words", "language", "scoring", "seats", "choices", "outcome", "guide", "hint"] as const;

export const ScoringCards = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const { scoring } = snapshot;
  return (
    <Secret name="scoring" title={word(snapshot, "scoring")} secret={scoring} snapshot={snapshot} send={send}>
      <div class="t-scoring-cards">
        {scoring.cards.map((card, at) => (
          <Goal
            key={card.id} card={card} snapshot={snapshot} moves={movesFor(snapshot.choices, at)} send={send}
          />
        ))}
      </div>
    </Secret>
  );
});

/** The choices that are about the first or second scoring card: `pattern 1`, `score 2`. */
function movesFor(choices: Move[], at: number): Move[] {
  return choices.filter(({ move }) => new RegExp(`^(pattern|score) ${at + 1}$`).test(move));
}

interface GoalProps { card: ScoringCard; snapshot: Seen<Snapshot>["snapshot"]; moves: Move[]; send: Send }

function Goal({ card, snapshot, moves, send }: GoalProps) {
  const { locked, point } = useShell();
  const move = locked ? undefined : moves[0];
  const key = `goal:${card.id}`;
  const chosen = (part: "pattern" | "set") => (card.chosen.includes(part) ? "" : undefined);
  const spoken = [move?.label, card.label];
  const face = (
    <>
      <span class="t-sr">{spoken.filter(Boolean).join(", ")}</span>
      <span class="t-front" aria-hidden="true">
        <span class="t-art">
          <CardPicture card={card} />
          <b class="t-points">{card.points}</b>
        </span>
        {snapshot.outcome && (
          <span class="t-owner">
            <SeatSign seat={card.seat} /> <bdi>{card.owner}</bdi>
          </span>
        )}
        <span class="t-name">{card.name}</span>
        <span class="t-goal-parts">
          <span class="t-goal-part" data-chosen={chosen("set")}>
            <span class="t-faint">{word(snapshot, "set")}</span>
            <span class="t-side">
              {card.set.map((amount) => (
                <Pieces of={amount} />
              ))}
            </span>
          </span>
          <span class="t-goal-part" data-chosen={chosen("pattern")}>
            <span class="t-faint">{word(snapshot, "pattern")}</span>
            <Pattern pattern={card.pattern} />
          </span>
        </span>
      </span>
      <Told told={card.worth} />
    </>
  );
  const shared = { class: "t-goal", "data-theme-of": card.theme, title: card.note };
  if (!move) return <div {...shared}>{face}</div>;
  return (
    <button
      type="button" {...shared} data-key={key} data-lit="" data-move={move.move}
      data-pointed-out={isPointedOut(snapshot, move.move) ? "" : undefined}
      onClick={() => send({ move: move.move }, key)} onFocus={() => point(key)} onBlur={() => point(null)}
      onPointerEnter={hovering(() => point(key))} onPointerLeave={hovering(() => point(null))}
    >
      {face}
    </button>
  );
}

/** Nine places; a dot for an activation, a number for several of the same. */
function Pattern({ pattern }: { pattern: number[] }) {
  return (
    <svg class="t-pattern" viewBox="0 0 33 33">
      {pattern.map((times, at) => (
        <Place key={at} at={at} times={times} />
      ))}
    </svg>
  );
}

/** One of the nine. */
export function Place({ at, times }: { at: number; times: number }) {
  const x = (at % 3) * 11 + 0.5;
  const y = Math.floor(at / 3) * 11 + 0.5;
  return (
    <g class={times ? "t-on" : ""}>
      <rect x={x} y={y} width="10" height="10" rx="1.5" />
      {times === 1 && <circle cx={x + 5} cy={y + 5} r="2.6" />}
      {times > 1 && (
        <text x={x + 5} y={y + 8} text-anchor="middle">
          {times}
        </text>
      )}
    </g>
  );
}
