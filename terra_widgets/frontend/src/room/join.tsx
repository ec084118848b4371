// How somebody comes in: the code, a name or the one that was drawn, and done.
import { useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { useRoom } from "./context";
import { LanguageChoice } from "./parts";
import type { JoinSnapshot } from "./shapes.generated";

export function Join({ snapshot, code, trouble }: { snapshot: JoinSnapshot; code: string; trouble: string }) {
  const { word, send } = useRoom();
  const [typed, type] = useState(code);
  const [name, call] = useState("");
  const [back, setBack] = useState(false);
  const join = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) send({ join: { code: typed.trim(), name: name.trim(), back } });
    else document.getElementById("code")?.focus();
  };
  if (snapshot.waits) {
    return (
      <main class="r-door">
        <section class="r-card r-waits" aria-live="polite">
          <h1>{snapshot.title}</h1>
          <p class="r-dots" aria-hidden="true"><span /> <span /> <span /></p>
          <p class="r-large">{snapshot.waits}</p>
        </section>
      </main>
    );
  }
  return (
    <main class="r-door">
      <form class="r-card" onSubmit={join}>
        <div class="r-row r-apart">
          <h1>{snapshot.title}</h1>
          <LanguageChoice snapshot={snapshot} />
        </div>
        <label class="r-field">
          <span>{word("code")}</span>
          <input
            id="code" class="r-code-field" value={typed} onInput={(event) => type(event.currentTarget.value)} maxLength={12}
            autocomplete="off" autocapitalize="characters" spellcheck={false} data-key="code" required
            autofocus={!code} aria-describedby={trouble ? "trouble" : undefined}
          />
        </label>
        <label class="r-field">
          <span>{word("name")}</span>
          <input
            id="name" value={name} onInput={(event) => call(event.currentTarget.value)} maxLength={40} placeholder={snapshot.nickname}
            autocomplete="off" spellcheck={false} data-key="name" aria-describedby="name-note"
          />
          <small id="name-note" class="t-faint">{word("name-note")} <b><bdi>{snapshot.nickname}</bdi></b></small>
        </label>
        {trouble && (
          <p class="r-wrong" id="trouble" role="alert"><Sign name="warn" /> <span>{trouble}</span></p>
        )}
        <button type="submit" class="t-button t-choice r-wide" data-key="join">
          {word(back ? "ask-back" : "join")} <Sign name="arrow" />
        </button>
        <label class="r-check">
          <input type="checkbox" checked={back} onChange={(event) => setBack(event.currentTarget.checked)} data-key="back" />
          <span>{word("been-here")}</span>
        </label>
      </form>
    </main>
  );
}
