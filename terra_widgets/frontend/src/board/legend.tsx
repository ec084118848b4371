// The legend: what the signs of this board mean.
import { pictureOf } from "./picture";
import type { GameSnapshot } from "./shapes.generated";
import { word } from "./words";

export function Legend({ snapshot }: { snapshot: GameSnapshot }) {
  return (
    <>
      <h3>{word(snapshot, "legend")}</h3>
      <ul class="t-legend">
        {snapshot.legend.map(({ picture, label }) => (
          <li key={picture}>
            {picture === "lit" ? <span class="t-framed" /> : pictureOf(snapshot, picture)} <span>{label}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
