// Piles and bank: where cards and loans come from.
import { Panel } from "../../board/panel";
import { watching } from "../../board/steady";
import { Target } from "../../board/target";
import { movesOf } from "./hand";
import { Mark, Pawn, Resource } from "./pictures";
import type { Seen } from "../../board/types";
import type { Snapshot } from "./shapes.generated";

export const Piles = watching(["piles", "guide"], ({ snapshot, send }: Seen<Snapshot>) => (
  <Panel name="piles" title={snapshot.piles.title} snapshot={snapshot}>
    <div class="tb-piles">
      {snapshot.piles.piles.map((pile) => (
        <Target
          key={pile.category} name={`pile:${pile.category}`} label={pile.label} moves={movesOf(pile)} why={pile.why}
          send={send} class="tb-pile"
        >
          <span class="tb-pile-face" data-place={`pile:${pile.category}`} data-count={pile.count} data-sort={pile.category} data-empty={pile.count ? undefined : ""}>
            <Mark name={pile.category} />
            <span>{pile.name}</span>
            <b>{pile.count}</b>
          </span>
        </Target>
      ))}
    </div>
  </Panel>
));

export const Bank = watching(["bank", "prompt", "guide"], ({ snapshot, send }: Seen<Snapshot>) => (
  <Panel name="bank" title={snapshot.bank.title} snapshot={snapshot}>
    <div class="tb-bank" data-place="bank" data-asked={snapshot.prompt.decision === "owe" ? "" : undefined}>
      {snapshot.bank.loans.map((loan) => (
        <Target
          key={loan.key} name={`bank:${loan.key}`} label={loan.label} moves={movesOf(loan)} why={loan.why}
          note={loan.note} send={send} class="tb-small"
        >
          <span class="tb-button-face">
            <Resource kind="terras" /> <span>{loan.label}</span>
          </span>
        </Target>
      ))}
    </div>
    <p class="t-faint">{snapshot.bank.text}</p>
  </Panel>
));

/** What those may do at the bank whose decision it is not. */
export const OthersLoans = watching(["bank", "guide"], ({ snapshot, send }: Seen<Snapshot>) => (
  <>
    <p class="t-faint">{snapshot.bank.others_text}</p>
    <div class="tb-bank tb-bank-others">
      {snapshot.bank.others.map((loan) => (
        <Target
          key={loan.key} name={`bank:${loan.key}`} label={loan.label} moves={movesOf(loan)} why={loan.why}
          note={loan.note} send={send} class="tb-small"
        >
          <span class="tb-button-face">
            <Pawn seat={loan.seat} /> <span>{loan.label}</span>
          </span>
        </Target>
      ))}
    </div>
  </>
));
