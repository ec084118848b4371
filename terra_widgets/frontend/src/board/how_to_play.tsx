// How to play: how to win, how all lose, the game in five pictures, the signs, and the rules in words.
import { useEffect } from "preact/hooks";
import { ChartPicture } from "./chart_picture";
import { Legend } from "./legend";
import type { Seen } from "./types";

export function HowToPlay({ snapshot, send }: Seen) {
  const { aim, how, rules } = snapshot;
  // They come only when somebody looks: no snapshot of a game carries them.
  useEffect(() => {
    send({ how: true });
    return () => send({ how: false });
  }, []);
  return (
    <div class="t-how">
      <p>{aim.win}</p>
      {aim.lose && <p>{aim.lose}</p>}
      <ol>
        {how.map(({ text, label, ...picture }) => (
          <li key={text}>
            <ChartPicture pictures={[picture]} label={label} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <Legend snapshot={snapshot} />
      {rules.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul class="t-rules">{lines.map((line) => <li key={line}>{line}</li>)}</ul>
        </section>
      ))}
    </div>
  );
}
