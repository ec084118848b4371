// The door of a room, and what is set once: what the projector shows, hints, files to take home, erasing it all.
import { useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { useRoom } from "./context";
import { Dialog, LanguageChoice } from "./parts";
import { imageOf } from "./projector";
import type { CockpitSnapshot } from "./shapes.generated";

/** The code and the address for those who come in, and whether they may. */
export function Door({ snapshot }: { snapshot: CockpitSnapshot }) {
  const { word, send } = useRoom();
  const [large, show] = useState(false);
  const open = snapshot.open_door;
  return (
    <div class="r-door-bar">
      <button type="button" class="t-button t-quiet" data-key="show-code" onClick={() => show(true)}>
        <span class="r-address-small">{snapshot.address}</span> <b class="r-code-small">{snapshot.code}</b>
      </button>
      <button type="button" class="t-button t-quiet" data-key="open" aria-pressed={!open} onClick={() => send({ open: !open })}>
        {word(open ? "lock" : "unlock")}
      </button>
      {large && (
        <Dialog title={word("join-how")} close={() => show(false)}>
          <div class="r-invitation">
            {snapshot.qr && <img class="r-qr" src={imageOf(snapshot.qr)} alt={`${word("qr")}: ${snapshot.address}`} />}
            <div>
              <p>{word("open-address")}</p>
              <p class="r-address">{snapshot.address}</p>
              <p>{word("type-code")}</p>
              <p class="r-code">{snapshot.code}</p>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

const SWITCHES = ["names", "scores", "texts", "hints"] as const;
const FILES = ["report", "events", "answers"] as const;

export function Settings({ snapshot, close }: { snapshot: CockpitSnapshot; close(): void }) {
  const { word, send } = useRoom();
  const [erasing, erase] = useState(false);
  const [typed, type] = useState("");
  const right = typed.trim().toUpperCase() === snapshot.code.toUpperCase();
  return (
    <Dialog title={word("settings")} close={close}>
      <LanguageChoice snapshot={snapshot} />
      <fieldset class="r-switches">
        <legend>{word("everybody-sees")}</legend>
        {SWITCHES.map((name) => (
          <label class="r-check" key={name}>
            <input
              type="checkbox" role="switch" checked={snapshot[name]} data-key={`switch:${name}`}
              onChange={(event) => send({ [name]: event.currentTarget.checked } as never)}
            />
            <span>{word(`switch-${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <section>
        <h3>{word("files")}</h3>
        <p class="r-row">
          {FILES.map((name) => (
            <button type="button" class="t-button" key={name} data-key={`save:${name}`} onClick={() => send({ save: name })}>
              <Sign name="down" /> {word(`save-${name}`)}
            </button>
          ))}
        </p>
        {snapshot.saved && <p class="t-faint">{snapshot.saved}</p>}
      </section>
      <section class="r-erase">
        {!erasing ? (
          <button type="button" class="t-button t-quiet" data-key="ask-erase" onClick={() => erase(true)}><Sign name="bin" /> {word("erase")}</button>
        ) : (
          <form
            class="r-column"
            onSubmit={(event) => {
              event.preventDefault();
              if (!right) return;
              send({ erase: typed.trim() });
              close();
            }}
          >
            <label class="r-field">
              <span>{word("erase-type")} <b>{snapshot.code}</b></span>
              <input value={typed} onInput={(event) => type(event.currentTarget.value)} autocomplete="off" spellcheck={false} data-key="erase-code" autofocus />
            </label>
            <p class="t-faint">{word("erase-note")}</p>
            <button type="submit" class="t-button r-danger" data-key="erase" aria-disabled={!right}>{word("erase")}</button>
          </form>
        )}
      </section>
    </Dialog>
  );
}
