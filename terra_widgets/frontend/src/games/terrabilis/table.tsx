// The table of Terrabilis: all its parts together.
import { Frame } from "../../board/frame";
import { Country } from "./country";
import { Hand } from "./hand";
import { Alliance, Event, News, QuizCard } from "./now";
import { Path } from "./path";
import type { Seen } from "../../board/types";
import { Bank, OthersLoans, Piles } from "./store";
import type { Snapshot } from "./shapes.generated";
import { word } from "../../board/words";

export function Terrabilis({ snapshot, send }: Seen<Snapshot>) {
  const seen = { snapshot, send };
  const over = snapshot.outcome !== null;
  const asked = snapshot.quiz?.open || snapshot.prompt.decision === "reward" || snapshot.quiz?.fresh;
  const countries = () => (
    <div class="tb-countries">
      {snapshot.countries.map((country) => (
        <Country key={country.seat} country={country} send={send} />
      ))}
    </div>
  );
  const sheets = [
    ...(snapshot.bank.others.length ? [{ name: "bank", title: snapshot.bank.title, shown: () => <OthersLoans {...seen} /> }] : []),
    { name: "countries", title: word(snapshot, "players"), shown: countries },
    ...(snapshot.quiz && !asked ? [{ name: "quiz", title: snapshot.quiz.title, shown: () => <QuizCard {...seen} /> }] : []),
  ];
  return (
    <Frame {...seen} sheets={over ? [] : sheets}>
      <div
        class={over ? "tb-table" : "tb-table tb-fit"} data-asked={asked ? "" : undefined}
        data-decision={snapshot.prompt.decision}
      >
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
          </div>
        </div>
        <div class="tb-left">
          <Path {...seen} />
          {countries()}
        </div>
      </div>
    </Frame>
  );
}
