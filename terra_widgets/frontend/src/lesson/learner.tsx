// Whose work it is: a field for the name, and a question where work of that name is there already.
import { useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";
import type { PartSeen } from "./part";

export function Learner({ part, word, send, language }: PartSeen<"learner">) {
  const { locked } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const answer = (mine: boolean) => !locked && send({ mine }, mine ? "mine" : "other");
  const guest = part.whose === "guest";
  const when = new Date(part.when * 1000).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  if (part.name) {
    return (
      <section class="t-leaf t-learner" aria-label={part.title}>
        <p class="t-question" data-key="prompt" tabIndex={-1}>
          <bdi>{part.name}</bdi>
        </p>
        {part.about && <p><bdi>{part.about}</bdi></p>}
        <p class="t-row">
          <span class="t-faint">{part.kept}</span>
          <button
            type="button" class="t-button t-quiet" data-key="leave" aria-disabled={locked}
            onClick={() => !locked && send({ leave: null }, "leave")}
          >
            {word("leave")}
          </button>
        </p>
      </section>
    );
  }
  const question = part.ask && (
    <div class="t-warning t-ask" role="group" aria-label={word("name")}>
      <p data-key="ask" tabIndex={-1}>{part.ask.replace("{when}", when)}</p>
      <p class="t-row">
        <button type="button" class="t-button t-choice" data-key="mine" data-lit aria-disabled={locked} onClick={() => answer(true)}>
          {word(guest ? "mine-name" : "mine")}
        </button>
        <button type="button" class="t-button" data-key="other" aria-disabled={locked} onClick={() => answer(false)}>
          {word(guest ? "not-mine" : "other")}
        </button>
      </p>
    </div>
  );
  return (
    <section class="t-leaf t-learner" aria-label={part.title}>
      {guest && question}
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          const [name = "", class_name = "", group = ""] = new FormData(form.current!).getAll("about").map(String);
          if (!locked) send({ name: { name, class_name, group } }, "name");
        }}
      >
        <div class="t-about">
          {["name", "class", "group"].map((key, at) => (
            <label class="t-field" key={key}>
              <span class={at ? "" : "t-question"}>{word(key)}</span>
              <input
                type="text" name="about" autocomplete="off" spellcheck={false} maxLength={part.longest[at]}
                defaultValue={part.typed[at]} data-key={key} readOnly={locked}
              />
            </label>
          ))}
        </div>
        {!guest && question}
        <p class="t-row">
          <button type="submit" class={`t-button ${part.ask ? "" : "t-choice"}`} data-key="go" aria-disabled={locked}>
            {word("name-go")}
          </button>
          <span class="t-faint">{word("name-note")}</span>
        </p>
      </form>
    </section>
  );
}
