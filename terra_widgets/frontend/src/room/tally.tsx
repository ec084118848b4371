// What people have entered, counted.
import { ChartFigure } from "./pieces";
import { useRoom } from "./context";
import type { Bar, Tally as Counted } from "./shapes.generated";

export function Tally({ tally }: { tally: Counted }) {
  const { word } = useRoom();
  const most = Math.max(1, ...tally.bars.map(({ count }) => count), ...tally.before.map(({ count }) => count));
  const before = new Map(tally.before.map((bar) => [bar.label, bar]));
  return (
    <section class="r-tally">
      <h3>{tally.title}</h3>
      <p class="r-answered">
        <b>{tally.count}</b> / {tally.of} <span class="t-faint">{word("answered")}</span>
      </p>
      {tally.chart && <ChartFigure chart={tally.chart} inside />}
      {tally.bars.length > 0 && (
        <ul class="r-bars" data-two={tally.before.length ? "" : undefined}>
          {tally.bars.map((bar) => (
            <li key={bar.label} data-right={bar.right ? "" : undefined}>
              <span class="r-bar-label">{bar.right && <span class="r-right">✓ <span class="t-sr">{word("right")}</span></span>} {bar.label}</span>
              {tally.before.length > 0 && <OneBar bar={before.get(bar.label)} most={most} word={word("before")} look="before" />}
              <OneBar bar={bar} most={most} word={tally.before.length ? word("after") : ""} look="after" />
            </li>
          ))}
        </ul>
      )}
      {tally.text && <p>{tally.text}</p>}
      {tally.texts.length > 0 && (
        <ul class="r-texts">{tally.texts.map((text, at) => <li key={at}>{text}</li>)}</ul>
      )}
    </section>
  );
}

function OneBar({ bar, most, word, look }: { bar: Bar | undefined; most: number; word: string; look: string }) {
  const count = bar?.count ?? 0;
  return (
    <span class="r-bar" data-look={look}>
      {word && <small>{word}</small>}
      <span class="r-bar-track" aria-hidden="true"><span style={{ width: `${(count / most) * 100}%` }} /></span>
      <b>{count}</b>
    </span>
  );
}
