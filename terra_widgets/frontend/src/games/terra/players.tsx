// Everybody's cards from the back, their hoards, and where they stand on the score track.
import { SeatSign, Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import type { Seen } from "../../board/types";
import type { Pawn, Player, Snapshot } from "./shapes.generated";
import { Three } from "./own";

export const Players = watching(["players", "seats", "guide"], ({ snapshot }: Seen<Snapshot>) => {
  const { title, rows } = snapshot.players;
  return (
    <Panel name="players" title={title} snapshot={snapshot}>
      <ul class="tr-players">
        {rows.map((player) => (
          <Row key={player.seat} player={player} turn={snapshot.seats[player.seat]?.turn ?? false} />
        ))}
      </ul>
    </Panel>
  );
});

function Row({ player, turn }: { player: Player; turn: boolean }) {
  return (
    <li aria-current={turn ? "true" : undefined}>
      <span class="t-sr">{player.label}</span>
      <span class="tr-player" aria-hidden="true">
        <SeatSign seat={player.seat} />
        <span class="tr-player-name">
          <bdi>{player.name}</bdi>
          {player.team && <span class="t-faint">{player.team}</span>}
        </span>
        <span class="tr-backs">
          {Array.from({ length: player.hand }, (_, at) => (
            <i key={at} />
          ))}
          <b>{player.hand}</b>
        </span>
        <span class="t-faint">{player.given_label}</span>
        <span class="tr-hoards">
          {player.hoards.map((three, at) => (three ? <Three key={at} of={three} /> : <i key={at} />))}
        </span>
      </span>
    </li>
  );
}

/** A rail from nothing to the next round number; pawns that would hide each other stand in lanes. */
export const Track = watching(["track", "guide"], ({ snapshot }: Seen<Snapshot>) => {
  const { title, end, pawns } = snapshot.track;
  const steps = Array.from({ length: end / 5 + 1 }, (_, at) => at * 5);
  const placed = lanes(pawns, end);
  return (
    <Panel name="rail" title={title} snapshot={snapshot} aside={<Sign name="star" />}>
      <ul class="tr-track" style={{ "--lanes": Math.max(...placed.map(({ lane }) => lane)) + 1 }}>
        {placed.map(({ pawn, lane }) => (
          <li key={pawn.seats[0]} style={{ "--at": pawn.points / end, "--lane": lane }}>
            <span class="t-sr">{pawn.label}</span>
            <span class="tr-pawn" aria-hidden="true" title={pawn.label}>
              {pawn.seats.map((seat) => <SeatSign key={seat} seat={seat} />)}
            </span>
          </li>
        ))}
      </ul>
      <div class="tr-scale" aria-hidden="true">
        {steps.map((step) => (
          <span key={step} style={{ "--at": step / end }} data-minor={step % 10 ? "" : undefined}>
            {step}
          </span>
        ))}
      </div>
    </Panel>
  );
});

function lanes(pawns: Pawn[], end: number): { pawn: Pawn; lane: number }[] {
  const last: number[] = [];
  const found = new Map<Pawn, number>();
  for (const pawn of [...pawns].sort((a, b) => a.points - b.points)) {
    let lane = 0;
    while (last[lane] !== undefined && pawn.points - last[lane]! < end / 8) lane += 1;
    last[lane] = pawn.points;
    found.set(pawn, lane);
  }
  return pawns.map((pawn) => ({ pawn, lane: found.get(pawn)! }));
}
