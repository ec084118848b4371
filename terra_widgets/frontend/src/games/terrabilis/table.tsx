// The table of Terrabilis: all its parts together.
import { Frame } from "../../board/frame";
import { Country } from "./country";
import { Hand } from "./hand";
import { Alliance, Event, News, QuizCard } from "./now";
import { Path } from "./path";
import type { Seen } from "../../board/types";
import { Bank, Piles } from "./store";
import type { Snapshot } from "./shapes.generated";

export function Terrabilis({ snapshot, send }: Seen<Snapshot>) {
  const seen = { snapshot, send };
  const over = snapshot.outcome !== null;
  const asked = snapshot.quiz?.open || snapshot.prompt.decision === "reward" || snapshot.quiz?.fresh;
  return (
    <Frame {...seen}>
      <div class="tb-table">
        <div class="tb-right">
          <div class="tb-now">
            <News {...seen} />
            <Event {...seen} />
            {asked && <QuizCard {...seen} />}
            <Alliance {...seen} />
          </div>
          <div class="tb-kit">
            {!over && <Piles {...seen} />}
            <Hand {...seen} />
            {!over && <Bank {...seen} />}
            {!asked && <QuizCard {...seen} />}
          </div>
        </div>
        <div class="tb-left">
          <Path {...seen} />
          <div class="tb-countries">
            {snapshot.countries.map((country) => (
              <Country key={country.seat} country={country} send={send} />
            ))}
          </div>
        </div>
      </div>
    </Frame>
  );
}
