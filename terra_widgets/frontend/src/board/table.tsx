// The table of any game: its own, or where it has none yet, a plain one with prompt, choices, scores and log.
import type { ComponentType } from "preact";
import { GAMES } from "terra:games";
import { Cover } from "./cover";
import { Frame } from "./frame";
import { Notices } from "./notices";
import type { Seen } from "./types";

export function Table({ snapshot, send }: Seen) {
  return (
    <>
      <Shown snapshot={snapshot} send={send} />
      <Notices snapshot={snapshot} />
    </>
  );
}

function Shown({ snapshot, send }: Seen) {
  if (snapshot.cover) return <Cover snapshot={snapshot} send={send} cover={snapshot.cover} />;
  const Own = GAMES[snapshot.game]?.Table as ComponentType<Seen> | undefined;
  return Own ? <Own snapshot={snapshot} send={send} /> : <Frame snapshot={snapshot} send={send}>{null}</Frame>;
}
