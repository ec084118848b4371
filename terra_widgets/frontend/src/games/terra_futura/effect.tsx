// An effect of a card, drawn: what it costs, an arrow, what it gives, the cubes it leaves.
import { Sign } from "../../board/signs";
import { Icon, Pieces, type Kind } from "./icons";
import type { Effect } from "./shapes.generated";

interface EffectProps { effect: Effect; lit?: boolean | undefined; plain?: boolean }

export function EffectLine({ effect, lit, plain }: EffectProps) {
  const shape = plain ? "t-effect t-plain" : `t-effect t-${effect.part}`;
  const props = { class: shape, "aria-hidden": true, "data-usable": lit ? "" : undefined };
  if (effect.kind === "transfer" || effect.kind === "assistance") {
    return (
      <span {...props}>
        <Sign name={effect.kind} />
        {!plain && <span class="t-named">{nameOf(effect)}</span>}
      </span>
    );
  }
  const cost: { kind: Kind; count: number }[] = [...effect.cost];
  if (effect.any_cost) cost.push({ kind: "raw", count: effect.any_cost });
  return (
    <span {...props}>
      {cost.length > 0 && (
        <span class="t-side">
          {cost.map((amount) => (
            <Pieces of={amount} />
          ))}
        </span>
      )}
      <span class="t-side">
        {cost.length > 0 && <Sign name="arrow" />}
        {effect.gives.map((amount) => (
          <Pieces of={amount} />
        ))}
        <Choices of={effect.choices} />
        {effect.pollution > 0 && <Pieces of={{ kind: "pollution", count: effect.pollution }} />}
      </span>
    </span>
  );
}

/** "Assistance: copy the bottom ..." is told in full in the tip; its name is enough on the card. */
function nameOf(effect: Effect): string {
  return effect.label.split(":")[0]!;
}

function Choices({ of: choices }: { of: Effect["choices"] }) {
  const raws = choices.filter((choice) => choice === "raw").length;
  return (
    <>
      {raws > 0 && <Pieces of={{ kind: "raw", count: raws }} />}
      {choices.map(
        (choice) =>
          choice === "raw_or_money" && (
            <span class="t-pieces">
              <Icon kind="raw" />
              <span class="t-or">/</span>
              <Icon kind="money" />
            </span>
          ),
      )}
    </>
  );
}
