// How to play: how to win, how all lose, and the game in five pictures.
import { useEffect } from "preact/hooks";
import { ChartPicture } from "./chart_picture";
import { Legend } from "./legend";
import type { Seen } from "./types";

export function HowToPlay({ snapshot, send }: Seen) {
  const { aim, how } = snapshot;
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
    </div>
  );
}
