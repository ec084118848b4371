// A page of a room: the banners that all have, and the page itself.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { Cockpit } from "./cockpit";
import { RoomContext, useLine, type PageIntent, type PageSnapshot, type Tools } from "./context";
import { Join } from "./join";
import { keep } from "./kept";
import type { Line } from "./line";
import { Projector } from "./projector";
import type { CockpitSnapshot, JoinSnapshot, ProjectorSnapshot, StudentSnapshot } from "./shapes.generated";
import { Student } from "./student";

interface AppProps { line: Line; page: string; code: string }

export function App({ line, page, code }: AppProps) {
  useLine(line, "page");
  const snapshot = line.read<PageSnapshot>("page");
  const own = useRef(new Set<string>());
  const words = snapshot?.words;
  const tools = useMemo<Tools>(() => ({
    line,
    word: (key) => words?.[key] ?? key,
    send: (intent: PageIntent) => {
      if ("language" in intent) keep("terra:room:language", intent.language);
      own.current.add(line.post("page", intent));
    },
  }), [line, words]);
  const language = snapshot?.language;
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
  const title = snapshot?.title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const trouble = useTrouble(snapshot, own.current);

  if (line.end) return <Ended line={line} words={words} />;
  if (!snapshot) {
    return (
      <div class="r-page r-opening" aria-busy="true">
        <span /> <span /> <span />
      </div>
    );
  }
  const joining = page === "student" && snapshot.stage === "join";
  return (
    <RoomContext.Provider value={tools}>
      <div class={`r-page r-${joining ? "join" : page}`} data-stage={snapshot.stage}>
        {line.cut && (
          <p class="r-banner r-cut" role="alert">
            <Sign name="warn" /> <span>{snapshot.gone}</span>
          </p>
        )}
        {trouble.text && !joining && (
          <p class="r-banner r-trouble" role="alert">
            <Sign name="warn" /> <span>{trouble.text}</span>
            <button type="button" class="t-button t-quiet r-icon" data-key="dismiss" onClick={trouble.dismiss} aria-label={tools.word("close")}>
              <Sign name="cross" />
            </button>
          </p>
        )}
        {joining && <Join snapshot={snapshot as JoinSnapshot} code={code} trouble={trouble.text} />}
        {page === "student" && !joining && <Student snapshot={snapshot as StudentSnapshot} />}
        {page === "cockpit" && <Cockpit snapshot={snapshot as CockpitSnapshot} />}
        {page === "projector" && <Projector snapshot={snapshot as ProjectorSnapshot} />}
        <div class="t-sr" role="status" aria-live="polite">
          {/* A new element for each sentence: what is said anew is read anew. */}
          <span key={snapshot.announce ? snapshot.number : 0}>{snapshot.announce}</span>
        </div>
      </div>
    </RoomContext.Provider>
  );
}

/** Why the last thing that was asked for from this page can't be. It stays until something else was done. */
function useTrouble(snapshot: PageSnapshot | undefined, own: Set<string>) {
  const [seen, see] = useState<string | null>(null);
  const last = useRef<{ id: string; error: string | null } | null>(null);
  const answer = snapshot?.answer;
  if (answer?.id != null && own.has(answer.id)) last.current = { id: answer.id, error: answer.error };
  const now = last.current;
  return {
    text: now?.error && now.id !== seen ? now.error : "",
    dismiss: () => see(now?.id ?? null),
  };
}

/** The server has said that it is over. */
function Ended({ line, words }: { line: Line; words: Record<string, string> | undefined }) {
  return (
    <div class="r-page r-ended">
      <main class="r-card">
        <p role="alert">{line.end}</p>
        {words?.["reload"] && (
          <button type="button" class="t-button t-choice" onClick={() => location.reload()}>{words["reload"]}</button>
        )}
      </main>
    </div>
  );
}
