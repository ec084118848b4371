// What is chosen: players, a rule and its strength, how many games, the seed.
import { useShell } from "../board/shell_context";
import { Sign } from "../board/signs";
import { Select, Switch, Typed, useDraft } from "./fields";
import type { Choice, SeatChoice } from "./shapes.generated";
import { word, type LabSeen } from "./words";

export function Setup({ snapshot, send }: LabSeen) {
  const seen = { snapshot, send };
  const { choices } = snapshot;
  return (
    <section class="t-lab-setup" aria-label={word(snapshot, "setup")}>
      <Rule {...seen} />
      <Runner {...seen} />
      <Progress {...seen} />
      <details class="t-lab-more">
        <summary data-key="more">{word(snapshot, "more")}</summary>
        <Players {...seen} />
        <Games {...seen} />
        <Switch
          name="auto" label={word(snapshot, "auto")} value={snapshot.auto}
          change={(on) => send({ auto: on }, "auto")}
        />
        {choices.rule.source && <p class="t-faint t-small">{choices.rule.source}</p>}
      </details>
    </section>
  );
}

const withStrength = (kind: string, strength: number | string | null): string =>
  strength === null ? kind : `${kind}:${strength}`;
const kindOf = (seat: SeatChoice): string => withStrength(seat.kind, seat.strength);
const upTo = (most: number): Choice[] =>
  Array.from({ length: most }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

function Players({ snapshot, send }: LabSeen) {
  const { locked } = useShell();
  const { seats, kinds, add, remove } = snapshot.choices;
  const all = seats.map(kindOf);
  const put = (players: string[], from: string) => send({ players }, from);
  return (
    <fieldset class="t-lab-players">
      <legend>{word(snapshot, "players")}</legend>
      <ol>
        {seats.map((seat, at) => {
          const key = `seat:${at}`;
          const change = (kind: string) => put(all.map((one, i) => (i === at ? kind : one)), key);
          return (
            <li key={at}>
              <span class="t-seat" aria-hidden="true">
                {at + 1}
              </span>
              <Select
                name={key} label={seat.label} hidden value={seat.kind} choices={kinds} answer={snapshot.answer}
                change={(kind) => change(withStrength(kind, kinds.find(({ value }) => value === kind)?.usual ?? null))}
              />
              {seat.strength !== null && (
                <Select
                  name={`${key}:strength`} label={seat.strength_label} hidden value={String(seat.strength)} answer={snapshot.answer}
                  choices={upTo(kinds.find(({ value }) => value === seat.kind)?.most ?? 1)}
                  change={(strength) => change(withStrength(seat.kind, strength))}
                />
              )}
              {remove && (
                <button
                  type="button" class="t-button t-icon-only" data-key={`${key}:remove`} aria-label={seat.remove}
                  aria-disabled={locked} title={seat.remove}
                  onClick={() => !locked && put(all.filter((_, i) => i !== at), "add")}
                >
                  <Sign name="bin" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {add && (
        <button
          type="button" class="t-button t-quiet" data-key="add" aria-disabled={locked}
          onClick={() => !locked && put([...all, all.at(-1)!], "add")}
        >
          <Sign name="plus" /> {word(snapshot, "add")}
        </button>
      )}
    </fieldset>
  );
}

function Rule({ snapshot, send }: LabSeen) {
  const { rule } = snapshot.choices;
  return (
    <div class="t-lab-rule">
      <Select
        name="rule" label={word(snapshot, "rule")} value={rule.value} choices={rule.choices} answer={snapshot.answer}
        change={(value) => send({ rule: value }, "rule")}
      />
      {rule.text && <p>{rule.text}</p>}
      {rule.strength &&
        (rule.strength.most === 1 ? (
          <Switch
            name="strength" label={word(snapshot, "on")} value={rule.strength.value > 0}
            change={(on) => send({ strength: on }, "strength")}
          />
        ) : (
          <Strength snapshot={snapshot} send={send} />
        ))}
    </div>
  );
}

function Strength({ snapshot, send }: LabSeen) {
  const { locked } = useShell();
  const { value, most, texts } = snapshot.choices.rule.strength!;
  const [shown, drag] = useDraft(value, snapshot.answer);
  const text = texts[shown] ?? String(shown);
  return (
    <label class="t-slider">
      <span class="t-field-name">
        {word(snapshot, "strength")}: <output>{text}</output>
      </span>
      <input
        type="range" min={0} max={most} step={1} value={shown} disabled={locked} data-key="strength"
        aria-valuetext={text}
        onInput={(event) => {
          const next = event.currentTarget.valueAsNumber;
          drag(next);
          send({ strength: next }, "strength");
        }}
      />
      <span class="t-scale" aria-hidden="true">
        {texts.map((_, at) => (
          <span key={at}>{at}</span>
        ))}
      </span>
    </label>
  );
}

function Games({ snapshot, send }: LabSeen) {
  const { id, locked } = useShell();
  const { games, seed } = snapshot.choices;
  const { answer } = snapshot;
  return (
    <div class="t-lab-games">
      <div>
        <Typed
          name="games" label={word(snapshot, "games")} value={games.label} answer={answer} numeric longest={12}
          commit={(text) => send({ games: text }, "games")}
        />
        <div class="t-pills" role="group" aria-label={word(snapshot, "games")}>
          {games.choices.map(({ value, label }) => (
            <button
              type="button" class="t-button t-quiet" key={value} data-key={`games:${value}`}
              aria-pressed={value === games.value} aria-disabled={locked}
              onClick={() => !locked && send({ games: value }, `games:${value}`)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <div>
        <Typed
          name="seed" label={word(snapshot, "seed")} value={String(seed)} answer={answer} numeric longest={18}
          describedBy={`${id}-seed`} commit={(text) => send({ seed: text }, "seed")}
        />
        <p class="t-faint t-small" id={`${id}-seed`}>
          {word(snapshot, "seed-text")}
        </p>
      </div>
    </div>
  );
}

function Runner({ snapshot, send }: LabSeen) {
  const { locked } = useShell();
  const { run } = snapshot;
  const running = run.state === "running" || run.state === "stopping";
  return (
    <div class="t-lab-runner">
      <button
        type="button" class="t-button t-choice" data-key="run" data-running={running ? "" : undefined}
        aria-disabled={locked}
        onClick={() => !locked && send({ do: running ? "stop" : "run" }, "run")}
      >
        <Sign name={running ? "stop" : "play"} /> {running ? word(snapshot, "stop") : run.begin}
      </button>
    </div>
  );
}

function Progress({ snapshot }: LabSeen) {
  const { state, done, games, text } = snapshot.run;
  if (state === "none") return null;
  return (
    <div class="t-lab-progress" data-state={state}>
      <div class="t-meter" aria-hidden="true">
        <span style={{ width: `${(100 * done) / games}%` }} />
      </div>
      <p>
        {state === "failed" && <Sign name="warn" />} {text}
      </p>
    </div>
  );
}
