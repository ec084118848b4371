// The draw pile, which runs down, and the crisis that has come up.
import { Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import type { Seen } from "../../board/types";
import type { PlayerAnswer, Snapshot } from "./shapes.generated";
import { Target } from "../../board/target";
import { Emblem, Small } from "./cards";
import { Bar, Need } from "./crisis";

const PARTS = ["pile", "impending", "guide"] as const;

export const Drawn = watching(PARTS, ({ snapshot, send }: Seen<Snapshot>) => {
  const { pile, impending } = snapshot;
  return (
    <Panel name="drawn" title={impending?.title ?? pile.title} snapshot={snapshot}>
      <div class="tr-drawn">
        <Target
          name="pile" label={pile.label} moves={pile.moves} why={pile.why} send={send} class="tr-pile"
        >
          <span class="tr-stack" style={{ "--left": pile.whole ? pile.count / pile.whole : 0 }} data-empty={pile.count ? undefined : ""}>
            <b>{pile.count}</b>
            <span>{pile.text}</span>
          </span>
        </Target>
        {!impending && (
          <div class="tr-pile-text">
            <p>{pile.label}.</p>
            <p class="t-faint">{pile.solved}</p>
          </div>
        )}
        {impending && (
          <div class="tr-impending">
            <Target
              name="impending" label={impending.label} moves={impending.moves} why={impending.why}
              note={`${impending.name}. ${impending.note}`} send={send} class="tr-crisis"
            >
              <span class="tr-tile tr-tile-large" data-colour={impending.colour}>
                <span class="tr-tile-head">
                  <Emblem colour={impending.colour} />
                  <span class="tr-tile-name">{impending.name}</span>
                  <Need crisis={impending} />
                </span>
                <Bar crisis={impending} />
                <span class="tr-where">{impending.region}</span>
                <span class="tr-note">{impending.note}</span>
              </span>
            </Target>
            <ul class="tr-answers">
              {impending.answers.map((answer) => (
                <Given key={answer.seat} answer={answer} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  );
});

function Given({ answer }: { answer: PlayerAnswer }) {
  return (
    <li data-state={answer.state}>
      <span class="t-sr">{answer.label}</span>
      <span class="tr-answer" aria-hidden="true" title={answer.label}>
        <span class="t-seat">{answer.seat + 1}</span>
        <bdi>{answer.name}</bdi>
        {answer.card ? <Small card={answer.card} /> : answer.state === "asked" ? <Sign name="play" /> : answer.state === "passed" ? "–" : "…"}
      </span>
    </li>
  );
}
