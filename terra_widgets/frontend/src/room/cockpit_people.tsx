// The people of a room: who needs something comes first; a tap on one begins to seat them.
import { useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { useRoom } from "./context";
import { Dialog } from "./parts";
import type { CockpitSnapshot, PersonFace } from "./shapes.generated";

interface PeopleProps { snapshot: CockpitSnapshot; moving: number | null; pick(person: number | null): void }

export function People({ snapshot, moving, pick }: PeopleProps) {
  const { word } = useRoom();
  const [edited, edit] = useState<number | null>(null);
  const urgent = ({ asks, help, table }: PersonFace) => (asks ? 0 : help ? 1 : table === null ? 2 : 3);
  const sorted = [...snapshot.people].sort(
    (one, other) => urgent(one) - urgent(other) || one.name.localeCompare(other.name, snapshot.language),
  );
  const tables = new Map(snapshot.tables.map(({ id, label }) => [id, label]));
  const here = snapshot.people.filter((one) => one.here).length;
  const person = snapshot.people.find(({ id }) => id === edited);
  const shows = snapshot.stage === "step" && snapshot.tallies.length > 0;
  return (
    <section class="r-side r-folk" id="panel-people" aria-label={word("people")}>
      <h2>{word("people")} <small class="t-faint">{here} / {snapshot.people.length} {word("online")}</small></h2>
      {!snapshot.people.length && <p class="r-hole t-faint">{word("nobody")}</p>}
      <ul>
        {sorted.map((one) => (
          <Person
            key={one.id} person={one} where={one.table === null ? (tables.size ? word("no-seat-yet") : "") : (tables.get(one.table) ?? "")} moving={one.id === moving} entered={shows && one.entered}
            pick={() => pick(one.id === moving ? null : one.id)} edit={() => edit(one.id)}
          />
        ))}
      </ul>
      {person && <Edit person={person} close={() => edit(null)} />}
    </section>
  );
}

interface PersonProps { person: PersonFace; where: string; moving: boolean; entered: boolean; pick(): void; edit(): void }

function Person({ person, where, moving, entered, pick, edit }: PersonProps) {
  const { word, send } = useRoom();
  const key = (what: string) => `${what}:${person.id}`;
  return (
    <li data-asks={person.asks || person.help ? "" : undefined}>
      <div class="r-person">
        <button type="button" class="r-pick" data-key={key("person")} aria-pressed={moving} onClick={pick}>
          <span class="r-dot" data-here={person.here ? "" : undefined} aria-hidden="true" />
          <span class="r-who"><bdi>{person.name}</bdi> <small class="t-faint">{where}</small></span>
          {!person.here && <small class="r-tag">{word("away")}</small>}
          {entered && <span class="r-right"><Sign name="check" /><span class="t-sr">{word("answered")}</span></span>}
          {person.devices > 1 && <small class="t-faint">{person.devices} {word("devices")}</small>}
        </button>
        <button type="button" class="t-button t-quiet r-icon" data-key={key("edit")} aria-label={`${word("change")}: ${person.name}`} title={word("change")} onClick={edit}>
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
      {person.asks && (
        <p class="r-note">
          <span>{word("asks-back")}</span>
          <span class="r-row">
            <button type="button" class="t-button t-choice" data-key={key("back-yes")} onClick={() => send({ back: [person.id, 1] })}>{word("yes")}</button>
            <button type="button" class="t-button" data-key={key("back-no")} onClick={() => send({ back: [person.id, 0] })}>{word("no")}</button>
          </span>
        </p>
      )}
      {person.help && (
        <p class="r-note">
          <span><b>?</b> {word("needs-help")}</span>
          <button type="button" class="t-button" data-key={key("helped")} onClick={() => send({ helped: person.id })}>{word("helped")}</button>
        </p>
      )}
    </li>
  );
}

function Edit({ person, close }: { person: PersonFace; close(): void }) {
  const { word, send } = useRoom();
  const [name, type] = useState(person.name);
  const [sure, ask] = useState(false);
  return (
    <Dialog title={person.name} close={close}>
      <form
        class="r-say"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) send({ rename: { person: person.id, name: name.trim() } });
          close();
        }}
      >
        <input value={name} onInput={(event) => type(event.currentTarget.value)} maxLength={40} aria-label={word("name")} data-key="new-name" autofocus />
        <button type="submit" class="t-button t-choice" data-key="rename">{word("rename")}</button>
      </form>
      <p class="r-column">
        {person.table !== null && person.seat !== null && (
          <button type="button" class="t-button" data-key="replace" onClick={() => { send({ replace: { table: person.table!, seat: person.seat! } }); close(); }}>
            <Sign name="robot" /> {word("replace")}
          </button>
        )}
        {sure ? (
          <button type="button" class="t-button r-danger" data-key="remove" onClick={() => { send({ remove: person.id }); close(); }}>{word("remove-sure")}</button>
        ) : (
          <button type="button" class="t-button t-quiet" data-key="ask-remove" onClick={() => ask(true)}><Sign name="bin" /> {word("remove")}</button>
        )}
      </p>
    </Dialog>
  );
}
