// The draw pile, which runs down, and the crisis that has come up.
import { Emblem } from "../../emblems/emblem";
import { SeatSign, Sign } from "../../board/signs";
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import type { Seen } from "../../board/types";
import type { PlayerAnswer, Snapshot } from "./shapes.generated";
import { Target } from "../../board/target";
import { ColourSign, Small } from "./cards";
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
          <span class="tr-stack" data-place="pile" data-count={pile.count} style={{ "--left": pile.whole ? pile.count / pile.whole : 0 }} data-empty={pile.count ? undefined : ""}>
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
              note={impending.note} send={send} class="tr-crisis"
            >
              <span class="tr-tile tr-tile-large" data-thing={impending.crisis} data-from="pile" data-colour={impending.colour}>
                <span class="tr-tile-head">
                  <ColourSign colour={impending.colour} />
                  <Emblem game="terra" card={impending.crisis} />
                  <span class="tr-tile-name">{impending.name}</span>
                  <Need crisis={impending} />
                </span>
                <Bar crisis={impending} />
                <span class="tr-where">{impending.region}</span>
                <span class="tr-note">{impending.stakes}</span>
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
    <li data-state={answer.state} data-place={`answer:${answer.seat}`}>
      <span class="t-sr">{answer.label}</span>
      <span class="tr-answer" aria-hidden="true" title={answer.label}>
        <SeatSign seat={answer.seat} />
        <bdi>{answer.name}</bdi>
        {answer.card ? <Small card={answer.card} from={`seat:${answer.seat}`} /> : answer.state === "asked" ? <Sign name="play" /> : answer.state === "passed" ? "–" : "…"}
      </span>
    </li>
  );
}
