// What a person sees of saved games: the offer to go on, the code to take along, the button to erase.
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { Sign } from "./signs";
import type { Autosave } from "./autosave";
import type { SavedGame } from "./shapes.generated";

/** Draw again when something changes there. */
export function useAutosave(autosave: Autosave | null): void {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  useEffect(() => autosave?.listen(() => redraw(undefined)), [autosave]);
}

/** There was a game before: which one is to be played? */
export function Offer({ autosave, language }: { autosave: Autosave; language: string }) {
  const { state } = autosave;
  if (!state) return null;
  const choice = (kind: "from-file" | "from-page", copy: SavedGame, go: () => void) => (
    <button type="button" class="t-button t-choice" data-key={`autosave:${kind}:${copy.session_id}`} onClick={go}>
      {filled(autosave.word(kind), copy, language)}
    </button>
  );
  return (
    <section class="t-banner t-offer" aria-label={autosave.word("ask")}>
      <p data-key="autosave:ask" tabIndex={-1}>{autosave.word("ask")}</p>
      <div class="t-choices">
        {autosave.further.map((copy) => choice("from-page", copy, () => autosave.send({ autosave: "code", value: copy.code })))}
        {state.offers.map((copy) => choice("from-file", copy, () => autosave.send({ autosave: "file", value: copy.session_id })))}
        <button
          type="button" class="t-button" data-key="autosave:anew"
          onClick={() => autosave.send({ autosave: "anew", value: null })}
        >
          {autosave.word("anew")}
        </button>
      </div>
      <p class="t-faint">{autosave.word("anew-note")}</p>
      <Wrong text={autosave.error} />
    </section>
  );
}

/** What stands under the sentence that nobody answers: the game can be taken elsewhere. */
export function Rescue({ autosave }: { autosave: Autosave }) {
  if (!autosave.state?.moves || autosave.code === null) return null;
  return (
    <section class="t-banner t-rescue" aria-label={autosave.word("title")}>
      <p>{autosave.word("gone")}</p>
      <Code autosave={autosave} from="rescue" />
    </section>
  );
}

/** Below the table: where it is kept, the code, another code, and the way to erase it all. */
export function AutosavePanel({ autosave, gone }: { autosave: Autosave; gone: boolean }) {
  const { state } = autosave;
  if (!state) return null;
  return (
    <>
      <Wrong text={state.trouble} />
      <details class="t-autosave">
        <summary data-key="autosave">{autosave.word("title")}</summary>
        <p>{state.where}</p>
        {autosave.code !== null && <p>{autosave.word("how")}</p>}
        {autosave.code !== null && <Code autosave={autosave} from="autosave" />}
        {!gone && <Paste autosave={autosave} />}
        <Erase autosave={autosave} alive={!gone} />
        {!autosave.asks && <Wrong text={autosave.error} />}
      </details>
    </>
  );
}

function Code({ autosave, from }: { autosave: Autosave; from: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const code = autosave.code ?? "";
  const copy = async () => {
    if (await toClipboard(code, area.current)) autosave.say("copied");
  };
  return (
    <div class="t-code">
      <textarea
        ref={area} readOnly rows={3} value={code} spellcheck={false} data-key={`${from}:code`}
        aria-label={autosave.word("code")} onFocus={(event) => event.currentTarget.select()}
      />
      <div class="t-choices">
        <button type="button" class="t-button" data-key={`${from}:copy`} onClick={copy}>
          {autosave.word("copy")}
        </button>
        <button type="button" class="t-button" data-key={`${from}:download`} onClick={() => download(autosave)}>
          {autosave.word("download")}
        </button>
        {autosave.news === "copied" && <span>{autosave.word("copied")}</span>}
      </div>
    </div>
  );
}

function Paste({ autosave }: { autosave: Autosave }) {
  const [code, setCode] = useState("");
  const go = (event: Event) => {
    event.preventDefault();
    if (code.trim()) autosave.send({ autosave: "code", value: code });
  };
  return (
    <form class="t-paste" onSubmit={go}>
      <label>
        <span>{autosave.word("paste")}</span>
        <input
          type="text" value={code} spellcheck={false} autocomplete="off" data-key="autosave:paste"
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="t-button" data-key="autosave:go" aria-disabled={!code.trim()}>
        {autosave.word("go")}
      </button>
    </form>
  );
}

function Erase({ autosave, alive }: { autosave: Autosave; alive: boolean }) {
  const [asking, ask] = useState(false);
  if (autosave.erased) {
    return autosave.news && <p>{autosave.word(autosave.news)}</p>;
  }
  if (!asking) {
    return (
      <button type="button" class="t-button t-quiet" data-key="autosave:erase" onClick={() => ask(true)}>
        {autosave.word("erase")}
      </button>
    );
  }
  return (
    <div class="t-erase" role="group" aria-label={autosave.word("erase")}>
      <p>{autosave.word("erase-ask")}</p>
      <div class="t-choices">
        <button type="button" class="t-button t-danger" data-key="autosave:yes" onClick={() => autosave.erase(alive)}>
          {autosave.word("yes")}
        </button>
        <button type="button" class="t-button" data-key="autosave:no" onClick={() => ask(false)}>
          {autosave.word("no")}
        </button>
      </div>
    </div>
  );
}

function Wrong({ text }: { text: string | null }) {
  return text ? (
    <p role="alert" class="t-wrong">
      <Sign name="warn" /> {text}
    </p>
  ) : null;
}

/** The sentence with the day and time as people write them here. */
function filled(sentence: string, { when, moves }: SavedGame, language: string): string {
  const time = new Date(when * 1000).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  return sentence.replace("{when}", time).replace("{moves}", String(moves));
}

async function toClipboard(text: string, area: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    area?.select(); // pages without https may only copy what is selected
    return document.execCommand("copy");
  }
}

function download(autosave: Autosave): void {
  const { state } = autosave;
  if (!state) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${autosave.code}\n\n${autosave.word("text")}\n`], { type: "text/plain" }));
  link.download = `terra-${new Date(state.when * 1000).toISOString().slice(0, 10)}-${state.session_id}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
