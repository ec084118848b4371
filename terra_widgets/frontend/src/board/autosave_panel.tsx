// What a person sees of keeping: the offer to go on, the code to take along, the button to erase.
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { Sign } from "./icons";
import type { Copy, Keep } from "./autosave";

/** Draw again when what is kept changes. */
export function useKeep(keep: Keep | null): void {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  useEffect(() => keep?.listen(() => redraw(undefined)), [keep]);
}

/** There was a game before: which one is to be played? */
export function Offer({ keep, language }: { keep: Keep; language: string }) {
  const { kept } = keep;
  if (!kept) return null;
  const choice = (kind: "from-file" | "from-page", copy: Copy, go: () => void) => (
    <button type="button" class="t-button t-choice" data-key={`keep:${kind}:${copy.session_id}`} onClick={go}>
      {filled(keep.word(kind), copy, language)}
    </button>
  );
  return (
    <section class="t-banner t-offer" aria-label={keep.word("ask")}>
      <p data-key="keep:ask" tabIndex={-1}>{keep.word("ask")}</p>
      <div class="t-choices">
        {keep.further.map((copy) => choice("from-page", copy, () => keep.send({ keep: "code", value: copy.code })))}
        {kept.offers.map((copy) => choice("from-file", copy, () => keep.send({ keep: "file", value: copy.session_id })))}
        <button
          type="button" class="t-button" data-key="keep:anew"
          onClick={() => keep.send({ keep: "anew", value: null })}
        >
          {keep.word("anew")}
        </button>
      </div>
      <p class="t-faint">{keep.word("anew-note")}</p>
      <Wrong text={keep.error} />
    </section>
  );
}

/** What stands under the sentence that nobody answers: the game can be taken elsewhere. */
export function Rescue({ keep }: { keep: Keep }) {
  if (!keep.kept?.moves) return null;
  return (
    <section class="t-banner t-rescue" aria-label={keep.word("title")}>
      <p>{keep.word("gone")}</p>
      <Code keep={keep} from="rescue" />
    </section>
  );
}

/** Below the table: where it is kept, the code, another code, and the way to erase it all. */
export function KeepPanel({ keep, gone }: { keep: Keep; gone: boolean }) {
  const { kept } = keep;
  if (!kept) return null;
  return (
    <>
      <Wrong text={kept.trouble} />
      <details class="t-keep">
        <summary data-key="keep">{keep.word("title")}</summary>
        <p>{kept.where}</p>
        <p>{keep.word("how")}</p>
        <Code keep={keep} from="keep" />
        {!gone && <Paste keep={keep} />}
        <Erase keep={keep} alive={!gone} />
        {!keep.asks && <Wrong text={keep.error} />}
      </details>
    </>
  );
}

function Code({ keep, from }: { keep: Keep; from: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const code = keep.kept?.code ?? "";
  const copy = async () => {
    if (await toClipboard(code, area.current)) keep.say("copied");
  };
  return (
    <div class="t-code">
      <textarea
        ref={area} readOnly rows={3} value={code} spellcheck={false} data-key={`${from}:code`}
        aria-label={keep.word("code")} onFocus={(event) => event.currentTarget.select()}
      />
      <div class="t-choices">
        <button type="button" class="t-button" data-key={`${from}:copy`} onClick={copy}>
          {keep.word("copy")}
        </button>
        <button type="button" class="t-button" data-key={`${from}:download`} onClick={() => download(keep)}>
          {keep.word("download")}
        </button>
        {keep.news === "copied" && <span>{keep.word("copied")}</span>}
      </div>
    </div>
  );
}

function Paste({ keep }: { keep: Keep }) {
  const [code, setCode] = useState("");
  const go = (event: Event) => {
    event.preventDefault();
    if (code.trim()) keep.send({ keep: "code", value: code });
  };
  return (
    <form class="t-paste" onSubmit={go}>
      <label>
        <span>{keep.word("paste")}</span>
        <input
          type="text" value={code} spellcheck={false} autocomplete="off" data-key="keep:paste"
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="t-button" data-key="keep:go" aria-disabled={!code.trim()}>
        {keep.word("go")}
      </button>
    </form>
  );
}

function Erase({ keep, alive }: { keep: Keep; alive: boolean }) {
  const [asking, ask] = useState(false);
  if (keep.erased) {
    return keep.news && <p>{keep.word(keep.news)}</p>;
  }
  if (!asking) {
    return (
      <button type="button" class="t-button t-quiet" data-key="keep:erase" onClick={() => ask(true)}>
        {keep.word("erase")}
      </button>
    );
  }
  return (
    <div class="t-erase" role="group" aria-label={keep.word("erase")}>
      <p>{keep.word("erase-ask")}</p>
      <div class="t-choices">
        <button type="button" class="t-button t-danger" data-key="keep:yes" onClick={() => keep.erase(alive)}>
          {keep.word("yes")}
        </button>
        <button type="button" class="t-button" data-key="keep:no" onClick={() => ask(false)}>
          {keep.word("no")}
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
function filled(sentence: string, { when, moves }: Copy, language: string): string {
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

function download(keep: Keep): void {
  const { kept } = keep;
  if (!kept) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${kept.code}\n\n${keep.word("text")}\n`], { type: "text/plain" }));
  link.download = `terra-${new Date(kept.when * 1000).toISOString().slice(0, 10)}-${kept.session_id}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
