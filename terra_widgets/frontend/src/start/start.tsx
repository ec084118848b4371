// The start page: who are you, what to do first, games, lessons, and games to go on with.
import type { JSX, TargetedMouseEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import { Sign } from "../board/signs";
import { Select } from "../lab/fields";
import { useGoingBelow } from "./going_below";
import { FileLink } from "./links";
import { Picture } from "./pictures";
import type { LessonOffer, Section, StartIntent, StartSnapshot, Step, Word } from "./shapes.generated";

interface StartSeen { snapshot: StartSnapshot; send(intent: StartIntent, from?: string): void }
interface PartSeen extends StartSeen { word(key: Word): string }

export function StartPage({ snapshot, send }: StartSeen) {
  const { locked } = useShell();
  const root = useRef<HTMLDivElement>(null);
  const word = (key: Word) => snapshot.words[key] ?? key;
  const seen = { snapshot, send, word };
  useGoingBelow(root, snapshot.below?.ready ? snapshot.below.number : 0);
  return (
    <div class="t-start" ref={root}>
      <header class="t-start-head">
        <div data-key="prompt" tabIndex={-1}>
          <h2>{snapshot.title}</h2>
          <p>{snapshot.subtitle}</p>
        </div>
        <Select
          name="language" label={word("language")} hidden value={snapshot.language} answer={snapshot.answer}
          choices={snapshot.languages.map(({ code, name }) => ({ value: code, label: name }))}
          change={(code) => send({ language: code }, "language")}
        />
      </header>
      <section class="t-start-first" aria-label={word("first")}>
        <div class="t-roles" role="group" aria-label={word("role")}>
          {snapshot.roles.map(({ value, label }) => (
            <button
              type="button" class="t-button" key={value} data-key={`role:${value}`} aria-disabled={locked}
              aria-pressed={value === snapshot.role} onClick={() => !locked && send({ role: value }, `role:${value}`)}
            >
              {label}
            </button>
          ))}
        </div>
        <ol class="t-steps">
          {snapshot.steps.map((step) => (
            <StepCard key={step.title} step={step} send={send} />
          ))}
        </ol>
        {snapshot.problem && (
          <p role="alert" class="t-wrong">
            <Sign name="warn" /> {snapshot.problem}
          </p>
        )}
      </section>
      {snapshot.order.map((section) => {
        const Part = PARTS[section];
        return (
          <section class="t-start-part" key={section} aria-labelledby={`${section}-heading`}>
            <h3 id={`${section}-heading`} data-key={`go:${section}`} tabIndex={-1}>
              {snapshot.headings[section]}
            </h3>
            <Part {...seen} />
          </section>
        );
      })}
      {snapshot.below && (
        <p class="t-start-below" data-key="below" tabIndex={-1}>
          <Sign name="down" /> <b>{snapshot.below.title}</b> {!snapshot.below.ready && word("wait")}
        </p>
      )}
    </div>
  );
}

function StepCard({ step, send }: { step: Step; send: StartSeen["send"] }) {
  const { locked } = useShell();
  const key = `step:${step.does}:${step.what}`;
  const act = (event: TargetedMouseEvent<HTMLElement>) => {
    if (step.does === "go") goTo(event.currentTarget.closest(".t-start"), step.what);
    else if (!locked) send(step.does === "print" ? { print: null } : { open: step.what }, key);
  };
  return (
    <li>
      <b>{step.title}</b>
      <span>{step.text}</span>
      {step.does === "file" ? (
        <FileLink class="t-button t-choice" name={key} file={step.what}>{step.label}</FileLink>
      ) : (
        <button
          type="button" class="t-button t-choice" data-key={key} aria-disabled={locked && step.does !== "go"}
          onClick={act}
        >
          {step.label}
        </button>
      )}
    </li>
  );
}

function Games({ snapshot, send, word }: PartSeen) {
  const { locked } = useShell();
  const { people } = snapshot;
  return (
    <>
      <div class="t-start-people" role="group" aria-label={word("people")}>
        <span aria-hidden="true">{word("people")}</span>
        {people.choices.map((count) => (
          <button
            type="button" class="t-button" key={count} data-key={`people:${count}`} aria-disabled={locked}
            aria-pressed={count === people.value} onClick={() => !locked && send({ people: count }, `people:${count}`)}
          >
            {count}
          </button>
        ))}
        <button
          type="button" class="t-button t-quiet" data-key="choose" aria-disabled={locked}
          onClick={() => !locked && send({ open: "set-up" }, "choose")}
        >
          {word("choose")}
        </button>
      </div>
      <ul class="t-gallery t-games">
        {snapshot.games.map((game) => (
          <li key={game.name}>
            <button
              type="button" class="t-offer-card" data-key={`game:${game.name}`} aria-disabled={locked}
              onClick={() => !locked && send({ open: game.name }, `game:${game.name}`)}
            >
              <Picture name={game.name} game={game.name} />
              <b>{game.play}</b>
              <span>{game.text}</span>
              <small>{game.players}</small>
            </button>
            {game.guided && (
              <button
                type="button" class="t-button t-quiet" data-key={`first:${game.name}`} aria-disabled={locked}
                onClick={() => !locked && send({ open: `first:${game.name}` }, `first:${game.name}`)}
              >
                {game.guided} <span class="t-sr">{game.title}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Lessons({ snapshot, word }: PartSeen) {
  return (
    <>
      {snapshot.lessons_note && <p class="t-warning">{snapshot.lessons_note}</p>}
      <ul class="t-gallery">
        {snapshot.lessons.map((lesson) => (
          <Lesson key={lesson.name} lesson={lesson} guides={snapshot.role === "teach"} word={word} />
        ))}
      </ul>
    </>
  );
}

function Lesson({ lesson, guides, word }: { lesson: LessonOffer; guides: boolean; word: PartSeen["word"] }) {
  const inner = (
    <>
      <Picture name={lesson.name} game={lesson.game} />
      <small lang={lesson.language}>{lesson.number}</small>
      <b lang={lesson.language}>{lesson.title}</b>
      <span lang={lesson.language}>{lesson.question}</span>
      <small>{lesson.about}</small>
    </>
  );
  const still = <div class="t-offer-card">{inner}</div>;
  return (
    <li>
      {lesson.notebook ? (
        <FileLink class="t-offer-card" name={`lesson:${lesson.name}`} file={lesson.notebook} instead={still}>
          {inner}
        </FileLink>
      ) : (
        still
      )}
      {guides && lesson.guide && (
        <FileLink
          class="t-button t-quiet" name={`guide:${lesson.name}`} file={lesson.guide}
          label={`${word("guide")}: ${lesson.title}`}
        >
          {word("guide")}
        </FileLink>
      )}
    </li>
  );
}

function Position({ snapshot, send, word }: PartSeen) {
  const { id, locked } = useShell();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (area.current) area.current.value = snapshot.position;
  }, [snapshot.position]);
  return (
    <form
      class="t-start-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!locked) send({ position: area.current?.value ?? "" }, "position");
      }}
    >
      <p class="t-row">
        <span>{word("example")}</span>
        {snapshot.games.map(({ name, title }) => (
          <button
            type="button" class="t-button t-quiet" key={name} data-key={`example:${name}`} aria-disabled={locked}
            onClick={() => !locked && send({ example: name }, `example:${name}`)}
          >
            {title}
          </button>
        ))}
      </p>
      <label class="t-field">
        <span class="t-field-name">{word("position")}</span>
        <textarea
          ref={area} rows={8} spellcheck={false} data-key="position" defaultValue={snapshot.position} disabled={locked}
          aria-describedby={`${id}-position`}
        />
      </label>
      <p class="t-faint" id={`${id}-position`}>{word("position-note")}</p>
      <p class="t-row">
        <button type="submit" class="t-button t-choice" data-key="set-up" aria-disabled={locked}>{word("set-up")}</button>
      </p>
    </form>
  );
}

function Resume({ snapshot, send, word }: PartSeen) {
  const { id, locked } = useShell();
  const code = useRef<HTMLInputElement>(null);
  return (
    <div class="t-start-resume">
      <form
        class="t-start-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!locked && code.current?.value.trim()) send({ code: code.current.value }, "code");
        }}
      >
        <label class="t-field">
          <span class="t-field-name">{word("code")}</span>
          <input
            ref={code} type="text" spellcheck={false} autocomplete="off" data-key="code" disabled={locked}
            aria-describedby={`${id}-code`}
          />
        </label>
        <p class="t-faint" id={`${id}-code`}>{word("code-note")}</p>
        <p class="t-row">
          <button type="submit" class="t-button t-choice" data-key="resume" aria-disabled={locked}>{word("go")}</button>
        </p>
      </form>
      <div>
        <h4 class="t-field-name">{word("kept")}</h4>
        {!snapshot.kept.length && <p class="t-faint">{word("kept-none")}</p>}
        <ul class="t-kept">
          {snapshot.kept.map((game) => (
            <li key={game.id}>
              <span>
                <b>{game.title}</b> {game.text.replace("{when}", () => time(game.when, snapshot.language))}
              </span>
              <button
                type="button" class="t-button t-quiet" data-key={`take:${game.id}`} aria-disabled={locked}
                aria-label={`${word("take")}: ${game.title}, ${time(game.when, snapshot.language)}`}
                onClick={() => !locked && send({ take: game.id }, `take:${game.id}`)}
              >
                {word("take")}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const PARTS: Record<Section, (seen: PartSeen) => JSX.Element> = {
  games: Games,
  lessons: Lessons,
  position: Position,
  resume: Resume,
};

function time(when: number, language: string): string {
  return new Date(when * 1000).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

function goTo(page: Element | null, section: string): void {
  const heading = page?.querySelector<HTMLElement>(`[data-key="go:${section}"]`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
