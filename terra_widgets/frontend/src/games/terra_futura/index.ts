// Terra Futura, as the bundle finds it: its table, and the parts that are widgets of their own.
import { Market } from "./market";
import { ScoringCards } from "./scoring";
import { Supply } from "./supply";
import { Territories } from "./territory";

export { picture } from "./icons";
export { Table } from "./table";
export const parts = { territory: Territories, market: Market, supply: Supply, scoring: ScoringCards };
export const decisions = [".t-home", ".t-line-card", ".t-market", ".t-scoring"];
