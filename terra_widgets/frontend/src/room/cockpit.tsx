// The facilitator's page: steps, tables, answers and people, and all that can be done with them.
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { door as boards } from "../boards";
import { Door, Settings } from "./cockpit_settings";
import { People } from "./cockpit_people";
import { RunBar, Steps } from "./cockpit_steps";
import { Tables } from "./cockpit_tables";
import { useRoom } from "./context";
import { Tabs } from "./parts";
import { ChannelView, ChartFigure } from "./pieces";
import { prepareProjector } from "./projector_window";
import { Tally } from "./tally";
import type { CockpitSnapshot } from "./shapes.generated";

export function Cockpit({ snapshot }: { snapshot: CockpitSnapshot }) {
  const { word, send } = useRoom();
  const [main, setMain] = useState("tables");
  const [side, setSide] = useState("steps");
  const [settings, setSettings] = useState(false);
  const [moving, move] = useState<number | null>(null);
  const looked = snapshot.tables.find(({ id }) => id === snapshot.looking);
  const asked = snapshot.people.filter(({ asks, help }) => asks || help).length;
  const answers = snapshot.tallies.reduce((sum, { count }) => Math.max(sum, count), 0);
  // Who was about to be seated may have gone.
  const mover = snapshot.people.find(({ id }) => id === moving) ?? null;
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && move(null);
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, []);
  useEffect(() => {
    if (looked) setMain("tables");
  }, [snapshot.looking]);
  // A step in which people enter something shows what they have entered.
  const asks = snapshot.step?.pieces.every(({ kind }) => kind !== "board") && snapshot.tallies.length > 0;
  useEffect(() => {
    if (snapshot.stage === "step") setMain(asks ? "answers" : "tables");
  }, [snapshot.stage, snapshot.step?.number]);
  const pick = (person: number | null) => {
    move(person);
    if (person === null) return;
    setMain("tables");
    if (snapshot.looking !== null) send({ look: null });
  };
  return (
    <>
      <header class="r-top r-cockpit-top">
        <h1>{snapshot.title}</h1>
        <Door snapshot={snapshot} />
        <button
          type="button" class="t-button" data-key="projector"
          onClick={() => { prepareProjector(); send({ projector: null }); }}
        >
          <Sign name="grow" /> {word("projector")}
        </button>
        <button type="button" class="t-button" data-key="settings" onClick={() => setSettings(true)}>
          <Sign name="list" /> {word("settings")}
        </button>
      </header>
      {snapshot.trouble && <p class="r-banner r-trouble" role="alert"><Sign name="warn" /> <span>{snapshot.trouble}</span></p>}
      <RunBar snapshot={snapshot} />
      {mover && (
        <div class="r-banner r-ask" role="status">
          <span>{word("seat-where")} <b><bdi>{mover.name}</bdi></b></span>
          {mover.table !== null && (
            <button
              type="button" class="t-button" data-key="unseat"
              onClick={() => { send({ seat: { person: mover.id, table: null, seat: null } }); move(null); }}
            >
              {word("no-seat")}
            </button>
          )}
          <button type="button" class="t-button t-quiet" data-key="stop-seating" onClick={() => move(null)}>{word("cancel")}</button>
        </div>
      )}
      <div class="r-cockpit-body" data-side={side}>
        <div class="r-side-tabs">
          <Tabs
            label={word("sides")} open={side} show={setSide}
            tabs={[{ name: "steps", title: word("steps") }, { name: "people", title: word("people"), count: asked }]}
          />
        </div>
        <Steps snapshot={snapshot} />
        <main class="r-centre">
          <Tabs
            label={word("parts")} open={main} show={setMain}
            tabs={[
              { name: "tables", title: word("tables"), count: snapshot.tables.length },
              { name: "answers", title: word("answers"), count: answers },
            ]}
          />
          <div class="r-panel" id={`panel-${main}`} role="tabpanel" aria-labelledby={`tab-${main}`} data-around tabIndex={0}>
            {main === "tables" && looked && (
              <section class="r-look" aria-label={looked.label}>
                <p class="r-row r-apart">
                  <b><Sign name="eye" /> {looked.label}</b>
                  <button type="button" class="t-button" data-key="stop-looking" onClick={() => send({ look: null })}>
                    <Sign name="cross" /> {word("all-tables")}
                  </button>
                </p>
                <ChannelView key={looked.id} channel="look" door={boards} kind="table" />
              </section>
            )}
            {main === "tables" && !looked && (
              <Tables
                snapshot={snapshot} mover={mover}
                put={(table, seat) => { send({ seat: { person: mover!.id, table, seat } }); move(null); }}
                pick={pick}
              />
            )}
            {main === "answers" && <Answers snapshot={snapshot} />}
          </div>
        </main>
        <People snapshot={snapshot} moving={mover?.id ?? null} pick={pick} />
      </div>
      {settings && <Settings snapshot={snapshot} close={() => setSettings(false)} />}
    </>
  );
}

function Answers({ snapshot }: { snapshot: CockpitSnapshot }) {
  const { word, send } = useRoom();
  const none = !snapshot.tallies.length && !snapshot.charts.length;
  return (
    <div class="r-answers">
      {none && <p class="r-hole t-faint">{word("no-answers")}</p>}
      {snapshot.tallies.map((tally) => (
        <div class="r-card" key={tally.channel}>
          <Tally tally={tally} />
          <p>
            <button type="button" class="t-button t-quiet" data-key={`tally:${tally.channel}`} onClick={() => send({ tally: tally.channel })}>
              {word("on-projector")}
            </button>
          </p>
        </div>
      ))}
      {snapshot.charts.map((chart) => <div class="r-card" key={chart.title}><ChartFigure chart={chart} /></div>)}
    </div>
  );
}
