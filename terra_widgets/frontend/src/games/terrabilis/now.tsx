// What goes on now: the square with its card, the question, the Alliance table, and what happened last.
import { Emblem } from "../../emblems/emblem";
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import { Target } from "../../board/target";
import { movesOf } from "./hand";
import { Amounts, Mark, Pawn, Resource } from "./pictures";
import type { Seen } from "../../board/types";
import type { Side, Snapshot } from "./shapes.generated";

/** The last sentence of the log; the log itself is far below. */
export const News = watching(["log"], ({ snapshot: { log } }: Seen<Snapshot>) => {
  const step = log.looking ?? log.last;
  const entry = log.entries.find((one) => one.step === step);
  return entry ? (
    <p class="tb-news" key="news">
      {entry.seat !== null && <Pawn seat={entry.seat} />} <span>{entry.text}</span>
    </p>
  ) : null;
});

export const Event = watching(["event", "guide"], ({ snapshot }: Seen<Snapshot>) => {
  const { event } = snapshot;
  if (!event) return null;
  const flows = event.gets.length + event.pays.length > 0;
  return (
    <Panel name="event" title={event.title} snapshot={snapshot}>
      <div class="tb-event tb-tile" data-what={event.what}>
        <p class="tb-event-name">
          <Emblem game="terrabilis" card={event.card}>
            <Mark name={event.what} />
          </Emblem>{" "}
          <b>{event.name}</b>
        </p>
        {flows && (
          <p class="tb-flows" aria-hidden="true">
            {event.gets.length > 0 && (
              <span class="tb-flow">
                + <Amounts of={event.gets} />
              </span>
            )}
            {event.pays.length > 0 && (
              <span class="tb-flow">
                − <Amounts of={event.pays} />
              </span>
            )}
          </p>
        )}
        <p>{event.text}</p>
        {event.note && <p class="tb-event-note">{event.note}</p>}
        {event.ours && <p class="t-faint">{event.ours}</p>}
      </div>
    </Panel>
  );
});

export const QuizCard = watching(["quiz", "guide"], ({ snapshot, send }: Seen<Snapshot>) => {
  const { quiz } = snapshot;
  if (!quiz) return null;
  return (
    <Panel name="quiz" title={quiz.title} snapshot={snapshot} class={quiz.open ? "tb-open" : ""}>
      <p class="tb-question">{quiz.question}</p>
      <ol class="tb-answers">
        {quiz.answers.map((answer) => (
          <li key={answer.letter} data-mark={answer.mark ?? undefined}>
            {quiz.open ? (
              <Target
                name={`answer:${answer.letter}`} label={answer.label} moves={movesOf(answer)} why={answer.why}
                send={send} class="tb-small"
              >
                <span class="tb-button-face">
                  <b class="tb-letter">{answer.letter}</b> <span>{answer.answer}</span>
                </span>
              </Target>
            ) : (
              <>
                <span class="t-sr">{answer.label}</span>
                <span class="tb-said" aria-hidden="true">
                  <b class="tb-letter">{answer.mark === "right" ? "✓" : answer.mark === "wrong" ? "✗" : answer.letter}</b>{" "}
                  <span>{answer.answer}</span>
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      {quiz.verdict && (
        <p class="tb-verdict">
          <b>{quiz.verdict.text}</b> {quiz.note} <span class="t-faint">{quiz.source}</span>
        </p>
      )}
    </Panel>
  );
});

export const Alliance = watching(["alliance", "guide"], ({ snapshot, send }: Seen<Snapshot>) => {
  const { alliance } = snapshot;
  if (!alliance) return null;
  return (
    <Panel
      name="alliance" title={alliance.title} snapshot={snapshot}
      aside={<span class="t-faint">{alliance.text}</span>}
    >
      {alliance.partners.length > 0 && (
        <div class="tb-partners">
          {alliance.partners.map((partner) => (
            <Target
              key={partner.seat} name={`partner:${partner.seat}`} label={partner.label} moves={movesOf(partner)}
              why={partner.why} send={send} class="tb-small"
            >
              <span class="tb-button-face">
                <Pawn seat={partner.seat} /> <bdi>{partner.name}</bdi> {partner.member && <Mark name="alliance" />}
              </span>
            </Target>
          ))}
        </div>
      )}
      <div class="tb-sides">
        {alliance.sides.map((side) => (
          <OfferSide key={side.side} side={side} snapshot={snapshot} send={send} />
        ))}
      </div>
    </Panel>
  );
});

function OfferSide({ side, send }: Seen<Snapshot> & { side: Side }) {
  return (
    <section class="tb-side-of" aria-label={side.title}>
      <h4>
        <Pawn seat={side.seat} /> {side.title}
      </h4>
      <ul>
        {side.kinds.map((kind) => (
          <li key={kind.kind} data-in={kind.count ? "" : undefined}>
            <Resource kind={kind.kind} />
            <span class="tb-in">
              <b>{kind.shown}</b> <span>{kind.name}</span> <span class="t-faint">{kind.has}</span>
            </span>
            <span class="tb-adds">
              {kind.adds.map((add) => (
                <Target
                  key={add.key} name={add.key} label={add.label} moves={movesOf(add)} why={add.why} send={send}
                  class="tb-small"
                >
                  <span class="tb-button-face">{add.plus}</span>
                </Target>
              ))}
            </span>
          </li>
        ))}
        {side.card && (
          <li data-in="">
            <Mark name="development" />
            <span class="tb-in">
              {side.card.name && <b title={side.card.text}>{side.card.name}</b>}{" "}
              <span class={side.card.name ? "t-faint tb-in-about" : "t-faint"}>{side.card.text}</span>
              {side.wants.length > 0 && (
                <span class="tb-adds">
                  {side.wants.map((want) => (
                    <Target
                      key={want.key} name={want.key} label={want.label} moves={movesOf(want)} why={want.why} send={send}
                      class="tb-small"
                    >
                      <span class="tb-button-face">{want.plus}</span>
                    </Target>
                  ))}
                </span>
              )}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
