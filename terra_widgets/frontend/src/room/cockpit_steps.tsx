// Where the session is: the step that is on, what comes next, the script, the timer, and pausing all.
import { useEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../board/signs";
import { useRoom } from "./context";
import { Clock, useLeft } from "./parts";
import type { CockpitSnapshot } from "./shapes.generated";

const USUAL = 5; // minutes that the timer offers where a step has none
const MORE = 60; // seconds that a click on the clock's plus adds

function place({ stage, step, steps }: CockpitSnapshot): number {
  if (stage === "gathering") return 0;
  return stage === "over" ? steps.length + 1 : (step?.number ?? 0);
}

/** What is done most often: go on, pause, the time, a message to all. */
export function RunBar({ snapshot }: { snapshot: CockpitSnapshot }) {
  const { word, send } = useRoom();
  const at = place(snapshot);
  const next = snapshot.steps[at];
  const now = snapshot.steps[at - 1];
  return (
    <section class="r-run" aria-label={word("session")}>
      <div class="r-row">
        <button
          type="button" class="t-button t-quiet r-icon" data-key="back" aria-label={word("step-back")} title={word("step-back")}
          aria-disabled={at === 0} onClick={() => at > 0 && send({ step: at - 1 })}
        >
          <Sign name="earlier" />
        </button>
        <p class="r-where">
          <small>{now ? `${at} / ${snapshot.steps.length}` : word(at === 0 ? "gathering" : "over")}</small>
          <b>{now ? now.title : snapshot.title}</b>
        </p>
        <button
          type="button" class="t-button t-choice r-next" data-key="next" aria-disabled={at > snapshot.steps.length}
          onClick={() => at <= snapshot.steps.length && send({ step: at + 1 })}
        >
          <span>
            <small>{word(at === 0 ? "start" : next ? "step-next" : "finish-session")}</small>
            {next?.title ?? word("the-end")}
          </span>
          <Sign name="arrow" />
        </button>
      </div>
      <button
        type="button" class="t-button r-pause" data-key="pause" aria-pressed={snapshot.paused}
        onClick={() => send({ pause: !snapshot.paused })}
      >
        <Sign name={snapshot.paused ? "play" : "stop"} /> {word(snapshot.paused ? "resume" : "pause-all")}
      </button>
      <Timer snapshot={snapshot} minutes={now?.minutes || USUAL} />
      <Say />
    </section>
  );
}

function Timer({ snapshot, minutes }: { snapshot: CockpitSnapshot; minutes: number }) {
  const { word, send } = useRoom();
  const left = useLeft(snapshot.clock);
  const { running } = snapshot.clock;
  return (
    <div class="r-timer" role="group" aria-label={word("timer")}>
      <Clock clock={snapshot.clock} />
      {left === null ? (
        <button type="button" class="t-button" data-key="clock" onClick={() => { send({ clock: minutes * 60 }); send({ run: true }); }}>
          <Sign name="play" /> {minutes} {word("minutes")}
        </button>
      ) : (
        <>
          <button
            type="button" class="t-button t-quiet r-icon" data-key="run" onClick={() => send({ run: !running })}
            aria-label={word(running ? "stop-clock" : "run-clock")} title={word(running ? "stop-clock" : "run-clock")}
          >
            <Sign name={running ? "stop" : "play"} />
          </button>
          <button type="button" class="t-button t-quiet r-icon" data-key="no-clock" aria-label={word("no-clock")} title={word("no-clock")} onClick={() => send({ clock: null })}>
            <Sign name="cross" />
          </button>
        </>
      )}
      <button type="button" class="t-button t-quiet" data-key="more-time" onClick={() => { send({ clock: (left ?? 0) + MORE }); if (left === null) send({ run: true }); }}>
        +1 {word("minutes")}
      </button>
    </div>
  );
}

function Say() {
  const { word, send } = useRoom();
  const [text, type] = useState("");
  return (
    <form
      class="r-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        send({ say: { text: text.trim(), table: null } });
        type("");
      }}
    >
      <input
        value={text} onInput={(event) => type(event.currentTarget.value)} maxLength={300} placeholder={word("say-all")}
        aria-label={word("say-all")} data-key="say"
      />
      <button type="submit" class="t-button" data-key="say-it">{word("send")}</button>
    </form>
  );
}

/** All steps with their minutes; the one that is on has its script. */
export function Steps({ snapshot }: { snapshot: CockpitSnapshot }) {
  const { word, send } = useRoom();
  const now = useRef<HTMLLIElement>(null);
  const at = place(snapshot);
  useEffect(() => now.current?.scrollIntoView({ block: "nearest" }), [at]);
  const whole = snapshot.steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section class="r-side r-steps" id="panel-steps" aria-label={word("steps")}>
      <h2>{word("steps")} <small class="t-faint">{whole} {word("minutes")}</small></h2>
      {snapshot.script && (
        <div class="r-script" tabIndex={-1}>
          <h3>{word("script")}</h3>
          <p>{snapshot.script}</p>
        </div>
      )}
      <ol>
        {snapshot.steps.map((step) => (
          <li key={step.number} ref={step.now ? now : null} data-now={step.now ? "" : undefined} data-done={step.done ? "" : undefined}>
            <button
              type="button" data-key={`step:${step.number}`} aria-current={step.now ? "step" : undefined}
              onClick={() => send({ step: step.number })}
            >
              <span class="r-step-number">{step.done ? <><Sign name="check" /><span class="t-sr">{word("done")}</span></> : step.number}</span>
              <span class="r-step-title">{step.title}<small>{word(`kind-${step.kind}`)}</small></span>
              {step.minutes > 0 && <small>{step.minutes} {word("minutes")}</small>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
