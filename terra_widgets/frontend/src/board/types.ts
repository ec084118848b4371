// What every component takes, and what it may ask Python for.
import type { LabIntent } from "../lab/shapes.generated";
import type { StartIntent } from "../start/shapes.generated";
import type { GameSnapshot, TableIntent } from "./shapes.generated";

/** What a person wants: a message to Python, without its id and the number it was made from. */
export type Intent = TableIntent | LabIntent | StartIntent;

export type Send = (intent: Intent, from?: string) => void;

export interface Seen<S = GameSnapshot> { snapshot: S; send: Send }
