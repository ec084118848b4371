// The set-up card: which game, who sits where, how long; then one line above the table that was made of it.
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import { Sign } from "../board/signs";
import { Select, Typed } from "../lab/fields";
import { useGoingBelow } from "../start/going_below";
import { Picture } from "../start/pictures";
import type { SeatOffer, SetUpChoice, SetUpIntent, SetUpSnapshot, Word } from "./shapes.generated";

interface SetUpSeen { snapshot: SetUpSnapshot; send(intent: SetUpIntent, from?: string): void }
interface PartSeen extends SetUpSeen { word(key: Word): string }

const LONGEST = 24;

export function SetUp({ snapshot, send }: SetUpSeen) {
  const { locked } = useShell();
  const root = useRef<HTMLDivElement>(null);
  const word = (key: Word) => snapshot.words[key] ?? key;
  const { laid } = snapshot;
  useGoingBelow(root, laid?.number ?? 0);
  return (
    <div class="t-setup" ref={root} data-laid={laid ? "" : undefined}>
      {laid ? (
        <>
          <p data-key="prompt" tabIndex={-1}>
            <Sign name="down" /> <b>{laid.title}</b> <span>{laid.text}</span>
          </p>
          <button
            type="button" class="t-button t-quiet" data-key="again" aria-disabled={locked}
            onClick={() => !locked && send({ again: null }, "again")}
          >
            {word("again")}
          </button>
        </>
      ) : (
        <Choosing snapshot={snapshot} send={send} word={word} />
      )}
    </div>
  );
}

function Choosing({ snapshot, send, word }: PartSeen) {
  const { id, locked } = useShell();
  return (
    <>
      <header class="t-start-head">
        <h2 data-key="prompt" tabIndex={-1}>{snapshot.title}</h2>
        <Select
          name="language" label={word("language")} hidden value={snapshot.language} answer={snapshot.answer}
          choices={snapshot.languages.map(({ code, name }) => ({ value: code, label: name }))}
          change={(code) => send({ language: code }, "language")}
        />
      </header>
      <Pick
        name="game" title={word("game")} choices={snapshot.games} value={snapshot.game} pictures
        change={(game, from) => send({ game }, from)}
      />
      <fieldset class="t-setup-seats">
        <legend>{word("players")}</legend>
        <p class="t-faint">{snapshot.note}</p>
        <ol>
          {snapshot.seats.map((seat) => (
            <Seat key={seat.seat} seat={seat} snapshot={snapshot} send={send} word={word} />
          ))}
        </ol>
        {snapshot.add && (
          <button
            type="button" class="t-button t-quiet" data-key="add" aria-disabled={locked}
            onClick={() => !locked && send({ add: null }, "add")}
          >
            <Sign name="plus" /> {word("add")}
          </button>
        )}
      </fieldset>
      <div class="t-setup-end">
        <div>
          {snapshot.lengths.length > 0 && (
            <Pick
              name="length" title={word("length")} choices={snapshot.lengths} value={snapshot.length}
              change={(length, from) => send({ length }, from)}
            />
          )}
          {snapshot.length_note && <p class="t-faint" id={`${id}-length`}>{snapshot.length_note}</p>}
        </div>
        <button
          type="button" class="t-button t-choice" data-key="start" aria-disabled={locked}
          onClick={() => !locked && send({ start: null }, "start")}
        >
          <Sign name="play" /> {word("start")}
        </button>
      </div>
    </>
  );
}

interface PickProps {
  name: string;
  title: string;
  choices: SetUpChoice[];
  value: string;
  pictures?: boolean;
  change(value: string, from: string): void;
}

/** Buttons, one of which is pressed. */
function Pick({ name, title, choices, value, pictures, change }: PickProps) {
  const { locked } = useShell();
  return (
    <div class={`t-setup-pick${pictures ? " t-setup-games" : ""}`} role="group" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      {choices.map((choice) => (
        <button
          type="button" class="t-button" key={choice.value} data-key={`${name}:${choice.value}`} title={choice.note}
          aria-pressed={choice.value === value} aria-disabled={locked}
          onClick={() => !locked && change(choice.value, `${name}:${choice.value}`)}
        >
          {pictures && <Picture name={choice.value} game={choice.value} />}
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function Seat({ seat, snapshot, send, word }: PartSeen & { seat: SeatOffer }) {
  const { locked } = useShell();
  const key = `seat:${seat.seat}`;
  const named = (what: string) => `${seat.label}, ${what}`;
  const { answer, kinds } = snapshot;
  const put = (kind: string, from: string) => send({ kind: { seat: seat.seat, kind } }, from);
  return (
    <li>
      {seat.automatic ? (
        <svg class="t-face" viewBox="0 0 48 48" aria-hidden="true">
          {seat.face.map(({ fill, path }, at) => <path key={at} fill={fill} d={path} />)}
        </svg>
      ) : (
        <span class="t-face t-seat" aria-hidden="true">{seat.seat + 1}</span>
      )}
      {seat.automatic ? (
        <span class="t-setup-who">
          <b>{seat.name}</b> <span>{seat.about}</span>
        </span>
      ) : (
        <Typed
          name={`${key}:name`} label={named(word("name"))} hidden value={seat.name} answer={answer} longest={LONGEST}
          commit={(name) => send({ name: { seat: seat.seat, name } }, `${key}:name`)}
        />
      )}
      <Select
        name={key} label={named(word("plays"))} hidden value={seat.kind} choices={kinds} answer={answer}
        change={(kind) => put(kind, key)}
      />
      {seat.strengths.length > 0 && (
        <Select
          name={`${key}:strength`} label={named(word("strength"))} hidden value={seat.strength} answer={answer}
          choices={seat.strengths} change={(kind) => put(kind, `${key}:strength`)}
        />
      )}
      {snapshot.remove && (
        <button
          type="button" class="t-button t-icon-only" data-key={`${key}:remove`} aria-disabled={locked}
          aria-label={`${word("remove")}: ${seat.name}`} title={word("remove")}
          onClick={() => !locked && send({ remove: seat.seat }, "add")}
        >
          <Sign name="bin" />
        </button>
      )}
    </li>
  );
}
