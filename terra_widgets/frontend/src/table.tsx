// The table of Terra Futura: all its parts together.
import { Bar, Settings } from "./bar";
import { Guide } from "./guide";
import { Log } from "./log";
import { LookingBack } from "./looking_back";
import { Market } from "./market";
import { CardInHand, Prompt } from "./prompt";
import { ScoreSheet } from "./score_sheet";
import { ScoringCards } from "./scoring";
import type { Seen, Snapshot } from "./snapshot";
import { Supply } from "./supply";
import { Territory } from "./territory";

export function Table({ snapshot, send }: Seen) {
  const over = snapshot.outcome !== null;
  const large = over ? null : largeSeat(snapshot); // at the end all are equal
  const home = snapshot.territories.find(({ seat }) => seat === large);
  const away = snapshot.territories.filter(({ seat }) => seat !== large);
  const seen = { snapshot, send };
  return (
    <div class="t-table" data-over={over ? "" : undefined}>
      <Bar {...seen} />
      <Guide {...seen} />
      {snapshot.log.looking === null ? (
        <Prompt {...seen}>
          <CardInHand {...seen} />
        </Prompt>
      ) : (
        <LookingBack {...seen} />
      )}
      {snapshot.score.final && <ScoreSheet {...seen} />}
      {!over && <Market {...seen} />}
      {home && <Territory key={home.seat} territory={home} large {...seen} />}
      <div class="t-beside">
        <ScoringCards {...seen} />
        {!over && <Supply {...seen} />}
      </div>
      <div class="t-below">
        {away.map((territory) => (
          <Territory key={territory.seat} territory={territory} large={false} {...seen} />
        ))}
        {!snapshot.score.final && <ScoreSheet {...seen} />}
        <Log {...seen} />
      </div>
      <Settings {...seen} />
    </div>
  );
}

/** Whose territory is large: who decides; a person alone among automatic players keeps theirs. */
function largeSeat({ seats, prompt }: Snapshot): number {
  const people = seats.filter(({ automatic }) => !automatic);
  if (people.length === 1) return people[0]!.seat;
  return prompt.seat ?? seats.find(({ turn }) => turn)?.seat ?? 0;
}
