// What Python sends for a part of a lesson, and what goes back.
import type { ComponentType } from "preact";
import type { Seen } from "../board/snapshot";

export interface Figure {
  name: string;
  numbers: string;
  unit: string;
  publisher: string;
  title: string;
  address: string;
  licence: string;
  note: string;
}

export type Verdict = "modelled" | "partly" | "not";
export type Reply = string | string[];

export interface Item {
  id: string;
  number: number;
  kind: "choice" | "several" | "number";
  ask: string;
  unit: string;
  options: { key: string; text: string }[];
  value: string | number | string[] | null;
  right: boolean | null;
  say: string;
  waits: boolean;
  picture: { src: string; alt: string } | null;
}

export interface Parts {
  prediction: {
    id: string;
    ask: string;
    unit: string;
    low: number;
    high: number;
    step: number | "any";
    value: string;
    reason: string;
    sealed: boolean;
    told: string;
    truth: string;
  };
  quiz: { items: Item[] };
  claim: {
    id: string;
    claim: string;
    kind: "fact" | "contested" | "opinion";
    game: string;
    rules: string[];
    reality: string;
    figures: Figure[];
    yours: Verdict | null;
    ours: Verdict | null;
    why: string;
    sides: { who: string; text: string }[];
  };
  ticket: { doubt: string; deed: string; kept: boolean };
  report: { file: string; made: string; text: string | null };
}

export type Wish =
  | { write: { value: string; reason: string } }
  | { seal: { value: string; reason: string } }
  | { reply: { item: string; value: Reply } }
  | { judge: Verdict }
  | { write: { doubt: string; deed: string } }
  | { do: "make" | "fetched" };

export interface PartSeen<K extends keyof Parts> {
  part: Parts[K];
  word(key: string): string;
  send(wish: Wish, from?: string): void;
}

/** A component for a part of a lesson, as one for any widget: the desk around them is the same. */
export function partOf<K extends keyof Parts>(inner: ComponentType<PartSeen<K>>): ComponentType<Seen> {
  const Inner = inner as ComponentType<PartSeen<keyof Parts>>;
  return function Part({ snapshot, send }: Seen) {
    const { part, words } = snapshot as unknown as { part: Parts[K]; words: Record<string, string> };
    return (
      <div class="t-part">
        <Inner part={part} word={(key) => words[key] ?? key} send={send as unknown as PartSeen<K>["send"]} />
      </div>
    );
  };
}
