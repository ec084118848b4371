// What all parts of a page share: its line, its words, and how it asks for something.
import { createContext } from "preact";
import { useContext, useEffect, useReducer } from "preact/hooks";
import type { Line } from "./line";
import type { CockpitIntent, JoinDraft, JoinSnapshot, CockpitSnapshot, ProjectorSnapshot, StudentIntent, StudentSnapshot } from "./shapes.generated";

export type PageSnapshot = JoinSnapshot | StudentSnapshot | CockpitSnapshot | ProjectorSnapshot;
export type PageIntent = StudentIntent | CockpitIntent | { join: JoinDraft };

export interface Tools {
  line: Line;
  word(key: string): string;
  send(intent: PageIntent): void;
}

export const RoomContext = createContext<Tools>({
  line: null as unknown as Line,
  word: (key) => key,
  send: () => undefined,
});

export const useRoom = (): Tools => useContext(RoomContext);

/** Draw again when one of these channels has something new, or the line has. */
export function useLine(line: Line, channel: string): void {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  useEffect(() => {
    redraw(undefined); // what came before the listening
    return line.watch((told) => (told === channel || told === null) && redraw(undefined));
  }, [line, channel]);
}
