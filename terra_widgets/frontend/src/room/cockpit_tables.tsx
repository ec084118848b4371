// All tables at a glance, what can be done at each, and how they are set up.
import { useMemo, useState } from "preact/hooks";
import { pictureOf } from "../board/picture";
import { Sign } from "../board/signs";
import { useRoom } from "./context";
import { minutes, useTicks } from "./parts";
import type { CockpitSnapshot, PersonFace, SeatFace, TableFace } from "./shapes.generated";

interface TablesProps {
  snapshot: CockpitSnapshot;
  /** Who is about to be seated. */
  mover: PersonFace | null;
  put(table: number, seat: number): void;
  pick(person: number): void;
}

export function Tables({ snapshot, mover, put, pick }: TablesProps) {
  const { word, send } = useRoom();
  const free = snapshot.people.some(({ table }) => table === null);
  const at = snapshot.stage === "over" ? snapshot.steps.length : (snapshot.step?.number ?? 0);
  const plays = snapshot.tables.length > 0 || snapshot.steps.some(({ number, kind }) => kind === "play" && number <= at);
  return (
    <>
      <div class="r-row r-tables-bar">
        {!snapshot.tables.length && <SetUp snapshot={snapshot} />}
        {plays && (
          <>
            {free && <button type="button" class="t-button t-choice" data-key="deal" onClick={() => send({ deal: null })}>{word("deal")}</button>}
            <Mix tables={snapshot.tables} />
          </>
        )}
        {snapshot.tables.length > 0 && (
          <>
            <button type="button" class="t-button t-quiet" data-key="fill-all" onClick={() => send({ fill: null })}><Sign name="robot" /> {word("fill-all")}</button>
            <button type="button" class="t-button t-quiet" data-key="finish-all" onClick={() => send({ finish: null })}><Sign name="skip" /> {word("finish-all")}</button>
          </>
        )}
      </div>
      {!snapshot.tables.length && <p class="r-hole t-faint">{word("no-tables")}</p>}
      <ul class="r-tables">
        {snapshot.tables.map((table) => (
          <TableCard key={table.id} table={table} snapshot={snapshot} mover={mover} put={put} pick={pick} />
        ))}
      </ul>
    </>
  );
}

/** Games that have begun would be lost: that is asked once more. */
function Mix({ tables }: { tables: TableFace[] }) {
  const { word, send } = useRoom();
  const [sure, ask] = useState(false);
  const begun = tables.some(({ moves }) => moves > 0);
  const act = () => {
    if (begun && !sure) return ask(true);
    ask(false);
    send({ mix: null });
  };
  return (
    <button type="button" class={`t-button ${sure ? "r-danger" : "t-quiet"}`} data-key="mix" onClick={act} onBlur={() => ask(false)}>
      {word(sure ? "mix-sure" : "mix")}
    </button>
  );
}

function SetUp({ snapshot }: { snapshot: CockpitSnapshot }) {
  const { word, send } = useRoom();
  const offer = snapshot.games.find(({ name }) => name === snapshot.game);
  const most = offer?.most ?? 4;
  if (!snapshot.games.length) return null;
  return (
    <>
      <b>{offer?.title}</b>
      <label class="r-inline">
        <span>{word("seats")}</span>
        <select class="t-button t-quiet" data-key="seats" value={Math.min(snapshot.seats, most)} onChange={(event) => send({ tables: { game: snapshot.game, seats: Number(event.currentTarget.value) } })}>
          {Array.from({ length: most }, (_, at) => <option key={at} value={at + 1}>{at + 1}</option>)}
        </select>
      </label>
    </>
  );
}

interface CardProps extends Omit<TablesProps, "snapshot"> { table: TableFace; snapshot: CockpitSnapshot }

function TableCard({ table, snapshot, mover, put, pick }: CardProps) {
  const { word, send } = useRoom();
  const [more, show] = useState(false);
  const [text, type] = useState("");
  const people = useMemo(() => new Map(snapshot.people.map((one) => [one.id, one])), [snapshot.people]);
  const help = table.seats.some(({ person }) => person !== null && people.get(person)?.help);
  const key = (what: string) => `${what}:${table.id}`;
  return (
    <li class="r-table-card" data-slow={table.slow ? "" : undefined} data-help={help ? "" : undefined} data-over={table.over ? "" : undefined}>
      <div class="r-row r-apart">
        <h3>{table.label}</h3>
        <span class="t-faint">{table.title}</span>
      </div>
      <p class="r-row r-apart">
        <span>{table.over ? table.outcome : table.round}</span>
        {!table.over && table.decides !== null && <Thinking table={table} paused={snapshot.paused} />}
      </p>
      <ul class="r-seat-list">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatRow game={table.game}
              seat={seat} person={seat.person === null ? undefined : people.get(seat.person)} decides={seat.seat === table.decides && !table.over}
              mover={mover} act={() => (mover ? put(table.id, seat.seat) : seat.person !== null && pick(seat.person))} name={`${table.label}, ${word("seat")} ${seat.seat + 1}`}
              table={table.id}
            />
          </li>
        ))}
      </ul>
      {table.undo && (
        <p class="r-note">
          <span>{table.undo.text}</span>
          <button type="button" class="t-button t-choice" data-key={key("undo")} onClick={() => send({ undo: table.id })}>{word("take-back")}</button>
        </p>
      )}
      <p class="r-row">
        <button type="button" class="t-button" data-key={key("look")} onClick={() => send({ look: table.id })}><Sign name="eye" /> {word("look")}<span class="t-sr">: {table.label}</span></button>
        <button type="button" class="t-button t-quiet" data-key={key("more")} aria-expanded={more} onClick={() => show(!more)}>{word("more")} <span class="t-sr">: {table.label}</span><span aria-hidden="true">{more ? "▴" : "▾"}</span></button>
      </p>
      {more && (
        <div class="r-column">
          <p class="r-row">
            <button type="button" class="t-button t-quiet" data-key={key("fill")} onClick={() => send({ fill: table.id })}><Sign name="robot" /> {word("fill")}</button>
            <button type="button" class="t-button t-quiet" data-key={key("finish")} onClick={() => send({ finish: table.id })}><Sign name="skip" /> {word("finish")}</button>
            {!table.undo && <button type="button" class="t-button t-quiet" data-key={key("undo")} onClick={() => send({ undo: table.id })}><Sign name="undo" /> {word("take-back")}</button>}
          </p>
          <form
            class="r-say"
            onSubmit={(event) => {
              event.preventDefault();
              if (!text.trim()) return;
              send({ say: { text: text.trim(), table: table.id } });
              type("");
            }}
          >
            <input value={text} onInput={(event) => type(event.currentTarget.value)} maxLength={300} placeholder={word("say-table")} aria-label={`${word("say-table")}: ${table.label}`} data-key={key("say")} />
            <button type="submit" class="t-button">{word("send")}</button>
          </form>
        </div>
      )}
    </li>
  );
}

/** For how long a table has been waiting for somebody. */
function Thinking({ table, paused }: { table: TableFace; paused: boolean }) {
  const { word } = useRoom();
  const came = useMemo(() => performance.now() / 1000, [table.waiting, table.decides, table.moves]);
  useTicks(1000, !paused);
  const waits = table.waiting + (paused ? 0 : performance.now() / 1000 - came);
  return (
    <span class="r-thinking">
      {table.slow && <b>{word("slow")} </b>}
      <span class="t-sr">{word("thinking")} </span>{minutes(waits)}
    </span>
  );
}

interface SeatRowProps { seat: SeatFace; person: PersonFace | undefined; decides: boolean; mover: PersonFace | null; act(): void; name: string; table: number; game: string }

function SeatRow({ seat, person, decides, mover, act, name, table, game }: SeatRowProps) {
  const { word, send } = useRoom();
  const away = seat.person !== null && !seat.here;
  const own = mover?.table === table && mover.seat === seat.seat;
  const can = mover ? !own : seat.person !== null;
  const says = seat.name || word(seat.automatic ? "automatic" : "empty");
  const inner = (
    <>
      <span class={`t-seat t-seat-${seat.seat}`} aria-hidden="true">{seat.seat + 1}</span>
      <span class="r-who">
        {seat.automatic && <Sign name="robot" />} <bdi>{says}</bdi>
        {away && <small class="r-tag">{word("away")}</small>}
        {person?.help && <small class="r-tag r-tag-help">? {word("needs-help")}</small>}
        {decides && <small class="r-tag r-tag-now">{word("decides")}</small>}
      </span>
      <span class="r-sums">
        {seat.points !== null && <b>{seat.points}<span class="t-sr"> {word("points")}</span></b>}
        {seat.marks.map(({ sign, count, label }) => (
          <span class="r-cubes" key={sign} title={label}>{pictureOf({ game }, sign)} {count}<span class="t-sr"> {label}</span></span>
        ))}
      </span>
    </>
  );
  return (
    <span class="r-seat-line">
      {can ? (
        <button
          type="button" class={`r-seat ${mover ? "r-lit" : ""}`} data-key={`seat:${table}:${seat.seat}`} onClick={act}
        >
          <span class="t-sr">{name}: </span>
          {inner}
        </button>
      ) : (
        <span class="r-seat">{inner}</span>
      )}
      {away && !mover && (
        <button
          type="button" class="t-button t-quiet r-icon" data-key={`replace:${table}:${seat.seat}`} onClick={() => send({ replace: { table, seat: seat.seat } })}
          aria-label={`${word("replace")}: ${says}`} title={word("replace")}
        >
          <Sign name="robot" />
        </button>
      )}
    </span>
  );
}
