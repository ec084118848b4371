// A channel of the line as the host of a board or of a part of a lesson: the same as in a notebook.
import type { Foreseen } from "../board/foresight";
import type { Host } from "../board/session";
import type { ChartSheet, WidgetSnapshot } from "../board/shapes.generated";
import type { Pictures } from "../emblems/drawing";
import type { SentPictures } from "../emblems/emblem";
import type { Line } from "./line";

/** The drawings of cards lie beside the page: they are fetched once, and kept by the browser. */
let drawings: Promise<Pictures> | null = null;

function fetchDrawings(): Promise<Pictures> {
  drawings ??= fetch("static/pictures.json").then((answer) => answer.json() as Promise<Pictures>);
  drawings.catch(() => (drawings = null));
  return drawings;
}

export function hostOf(line: Line, channel: string): Host {
  const takers = new Set<(sent: SentPictures) => void>();
  return {
    paced: true,
    read: () => line.read<WidgetSnapshot>(channel),
    alive: () => !line.cut && !line.end,
    post: (message) => {
      const { pictures: of } = message as { pictures?: string };
      if (of === undefined) {
        line.post(channel, message);
        return;
      }
      fetchDrawings().then(
        (pictures) => takers.forEach((take) => take({ of, pictures })),
        () => undefined, // without them cards show the sign of their category
      );
    },
    watch: (changed) => line.watch((told) => (told === channel || told === null) && changed()),
    around: (root) => root.closest("[data-around]"),
    pictures(taken) {
      takers.add(taken);
      return () => takers.delete(taken);
    },
    listen: (_, foreseen, chart) =>
      line.listen(channel, (also) => {
        if ("foreseen" in also) foreseen(also as unknown as Foreseen);
        else if ("chart" in also) chart(also["chart"] as ChartSheet);
      }),
  };
}
