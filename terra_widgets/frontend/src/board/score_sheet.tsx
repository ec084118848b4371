// The score sheet: a tally while playing, at the end the count line by line.
import { signed } from "./end_screen";
import { pictureOf } from "./picture";
import { SeatSign, Sign } from "./signs";
import { Panel } from "./panel";
import { watching } from "./steady";
import type { Seen } from "./types";
import { Ruled } from "./tip";
import { word } from "./words";

const PARTS = ["words", "language", "score", "guide"] as const;

export const ScoreSheet = watching(PARTS, ({ snapshot }: Seen) => {
  const { rows, final, why } = snapshot.score;
  const lines = new Map(rows.flatMap((row) => row.lines.map(({ key, label }) => [key, label] as const)));
  return (
    <Panel name="score" title={word(snapshot, "score")} snapshot={snapshot} class={final ? "t-final" : ""}>
      {final && why && <p class="t-sentence"><Ruled text={why} /></p>}
      <table class="t-sheet">
        <thead>
          <tr>
            <td />
            {rows.map((row) => (
              <th scope="col" key={row.seat} data-winner={row.winner ? "" : undefined}>
                <SeatSign seat={row.seat} />
                <bdi>{row.name}</bdi>
                {row.winner && (
                  <span class="t-winner">
                    <Sign name="crown" /> <span>{word(snapshot, "winner")}</span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...lines].map(([key, label]) => (
            <tr key={key}>
              <th scope="row">
                <span class="t-line-label">
                  {pictureOf(snapshot, key)} <span>{label}</span>
                </span>
              </th>
              {rows.map((row) => {
                const line = row.lines.find((one) => one.key === key);
                return (
                  <td key={row.seat}>
                    {line && line.amount === 0 && <span class="t-amount">–</span>}
                    {line && line.amount !== 0 && (
                      <>
                        <span class="t-amount">
                          {line.amount.toLocaleString(snapshot.language)}
                          <span class="t-to"> →</span>
                        </span>{" "}
                        <b>{signed(line.points)}</b>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{word(snapshot, "total")}</th>
            {rows.map((row) => (
              <td key={row.seat} data-winner={row.winner ? "" : undefined}>
                <b>{signed(row.total)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
});
