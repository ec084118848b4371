// The library: every part by its name.
import { BUILT } from "./built";
import { NATURE } from "./nature";
import { THINGS } from "./things";

export const PARTS: Record<string, string[]> = { ...NATURE, ...BUILT, ...THINGS };
