// The page of a student: what to do now, the step, the own table, and what the others say.
import { useEffect, useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { door as boards } from "../boards";
import { useLine, useRoom } from "./context";
import { ChannelView, Pieces } from "./pieces";
import { Clock, Dialog, LanguageChoice, Scores, Tabs } from "./parts";
import type { StudentSnapshot } from "./shapes.generated";

export function Student({ snapshot }: { snapshot: StudentSnapshot }) {
  const { word, send, line } = useRoom();
  const { step, stage } = snapshot;
  const [menu, setMenu] = useState(false);
  const [tab, setTab] = useState("step");
  useLine(line, "board");
  const board = snapshot.board;
  const hasBoard = step?.pieces.some(({ kind }) => kind === "board") ?? false;
  const beside = step?.pieces.some(({ kind }) => kind !== "board") ?? false;
  const scores = snapshot.scores.length > 0;
  const table = board && (hasBoard || (!beside && stage !== "over"));
  // A new step begins with what it is mainly about.
  useEffect(() => setTab(table ? "table" : "step"), [step?.number, board, stage]);

  const tabs = [
    ...(board ? [{ name: "table", title: word("table") }] : []),
    ...(step && (beside || !board) ? [{ name: "step", title: word("step") }] : []),
    ...(!step && stage === "over" ? [{ name: "step", title: word("the-end") }] : []),
    ...(scores && (step || stage !== "over") ? [{ name: "scores", title: word("scores") }] : []),
  ];
  const shown = tabs.some(({ name }) => name === tab) ? tab : (tabs[0]?.name ?? "step");
  const panelled = (name: string) =>
    tabs.length > 1 ? ({ role: "tabpanel", "aria-labelledby": `tab-${name}` } as const) : {};
  const waiting = stage === "gathering" && !board;
  return (
    <>
      <header class="r-top">
        <p class="r-now" data-key="now">
          <span class="t-sr">{word("now")}: </span>
          {snapshot.now}
        </p>
        <Clock clock={snapshot.clock} />
        <button
          type="button" class="t-button t-quiet t-tool r-help" data-key="help" aria-pressed={snapshot.help}
          onClick={() => send({ help: !snapshot.help })}
        >
          <span aria-hidden="true">{snapshot.help ? "✓" : "?"}</span> <span class="r-wordy">{word(snapshot.help ? "help-called" : "help")}</span>
        </button>
        <button type="button" class="t-button t-quiet r-icon" data-key="menu" aria-label={word("menu")} onClick={() => setMenu(true)}>
          <Sign name="list" />
        </button>
      </header>
      {snapshot.paused && (
        <p class="r-banner r-paused"><Sign name="stop" /> <span>{word("paused")}</span></p>
      )}
      <Undo snapshot={snapshot} />
      <Messages messages={snapshot.messages} />
      <SeatChoice snapshot={snapshot} />
      {tabs.length > 1 && !waiting && <Tabs label={word("parts")} tabs={tabs} open={shown} show={setTab} />}
      {waiting ? (
        <WaitingRoom snapshot={snapshot} />
      ) : (
        <main class="r-main">
          {board && (
            <section
              class="r-panel r-table-panel" id="panel-table" data-around hidden={shown !== "table"}
              {...panelled("table")}
            >
              {!snapshot.own && <p class="r-banner r-watching"><Sign name="eye" /> <span>{word("watching")}</span></p>}
              <ChannelView channel="board" door={boards} kind="table" />
            </section>
          )}
          {shown === "step" && (
            <div class="r-panel" id="panel-step" {...panelled("step")}>
              <div class="r-step">
                {step && (
                  <>
                    <h1><small>{step.number} / {step.of}</small> {step.title}</h1>
                    <Pieces pieces={step.pieces} step={step.number} toTable={board ? () => setTab("table") : null} />
                  </>
                )}
                {!step && stage === "over" && <TheEnd snapshot={snapshot} />}
              </div>
            </div>
          )}
          {shown === "scores" && (
            <div class="r-panel" id="panel-scores" {...panelled("scores")}>
              <div class="r-step"><h1>{word("scores")}</h1><Scores scores={snapshot.scores} /></div>
            </div>
          )}
        </main>
      )}
      {menu && <Menu snapshot={snapshot} close={() => setMenu(false)} />}
    </>
  );
}

/** Who is here, until it begins. */
function WaitingRoom({ snapshot }: { snapshot: StudentSnapshot }) {
  const { word } = useRoom();
  return (
    <main class="r-panel r-waiting">
      <div class="r-step">
        <h1>{snapshot.title}</h1>
        <p class="r-large">{word("you-are")} <b><bdi>{snapshot.name}</bdi></b>. {snapshot.table}</p>
        <p class="r-dots" aria-hidden="true"><span /> <span /> <span /></p>
        <h2>{word("here")} <span class="r-count">{snapshot.people.length}</span></h2>
        <ul class="r-people">
          {snapshot.people.map((name, at) => (
            <li key={`${name} ${at}`} data-me={name === snapshot.name ? "" : undefined}><bdi>{name}</bdi></li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** Somebody who has no seat yet takes one that is free. */
function SeatChoice({ snapshot }: { snapshot: StudentSnapshot }) {
  const { word, send } = useRoom();
  if (!snapshot.seats.length || snapshot.own) return null;
  return (
    <section class="r-seats" aria-labelledby="seats-title">
      <h2 id="seats-title">{word("free-seats")}</h2>
      <ul>
        {snapshot.seats.map(({ table, seat, label, note }) => (
          <li key={`${table} ${seat}`}>
            <button type="button" class="t-button t-choice" data-key={`sit:${table}:${seat}`} onClick={() => send({ sit: [table, seat] })}>
              <span class={`t-seat t-seat-${seat}`} aria-hidden="true">{seat + 1}</span>
              <span>{label}{note && <small>{note}</small>}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Somebody wants to take a decision back: those whom it touches agree, or not. */
function Undo({ snapshot: { undo } }: { snapshot: StudentSnapshot }) {
  const { word, send } = useRoom();
  if (!undo) return null;
  return (
    <div class="r-banner r-ask" role="group" aria-label={word("take-back")}>
      <Sign name="undo" /> <span>{undo.text}</span>
      {!undo.mine && !undo.agreed && (
        <span class="r-row">
          <button type="button" class="t-button t-choice" data-key="agree" onClick={() => send({ agree: true })}>{word("agree")}</button>
          <button type="button" class="t-button" data-key="refuse" onClick={() => send({ agree: false })}>{word("refuse")}</button>
        </span>
      )}
      {!undo.mine && undo.agreed && <b>{word("agreed")}</b>}
    </div>
  );
}

/** What the facilitator has said; the latest stays until it was closed, the others are in the menu. */
function Messages({ messages }: { messages: string[] }) {
  const { word } = useRoom();
  const [seen, see] = useState(0);
  useEffect(() => {
    if (messages.length < seen) see(messages.length);
  }, [messages.length]);
  const fresh = messages.slice(seen);
  if (!fresh.length) return null;
  return (
    <div class="r-banner r-message" role="status">
      <span class="r-said">{fresh.map((text, at) => <span key={at}>{text}</span>)}</span>
      <button type="button" class="t-button" data-key="read" onClick={() => see(messages.length)}>{word("read")}</button>
    </div>
  );
}

function TheEnd({ snapshot }: { snapshot: StudentSnapshot }) {
  const { word } = useRoom();
  return (
    <section class="r-the-end">
      <h1>{word("the-end")}</h1>
      <p class="r-large">{word("thanks")}</p>
      {snapshot.scores.length > 0 && <Scores scores={snapshot.scores} />}
    </section>
  );
}

function Menu({ snapshot, close }: { snapshot: StudentSnapshot; close(): void }) {
  const { word, send } = useRoom();
  const [sure, ask] = useState(false);
  const act = (does: () => void) => () => {
    does();
    close();
  };
  return (
    <Dialog title={snapshot.title} close={close}>
      <p>{word("you-are")} <b><bdi>{snapshot.name}</bdi></b>. {snapshot.table}</p>
      <LanguageChoice snapshot={snapshot} />
      <p class="r-column">
        <button type="button" class="t-button" data-key="menu-help" onClick={act(() => send({ help: !snapshot.help }))}>
          {word(snapshot.help ? "help-done" : "help")}
        </button>
        {snapshot.own && (
          <button type="button" class="t-button" data-key="undo" onClick={act(() => send({ undo: null }))}>
            <Sign name="undo" /> {word("take-back")}
          </button>
        )}
        {sure ? (
          <button type="button" class="t-button r-danger" data-key="leave" onClick={act(() => send({ leave: null }))}>{word("leave-sure")}</button>
        ) : (
          <button type="button" class="t-button t-quiet" data-key="ask-leave" onClick={() => ask(true)}>{word("leave")}</button>
        )}
      </p>
      {snapshot.messages.length > 0 && (
        <section>
          <h3>{word("messages")}</h3>
          <ul class="r-list">{snapshot.messages.map((text, at) => <li key={at}>{text}</li>)}</ul>
        </section>
      )}
      <section>
        <h3>{word("here")} <span class="r-count">{snapshot.people.length}</span></h3>
        <ul class="r-people r-small">{snapshot.people.map((name, at) => <li key={at}><bdi>{name}</bdi></li>)}</ul>
      </section>
    </Dialog>
  );
}
