// The numbers of a planet, which Python writes as one sign each.
import type { Drawn } from "./shapes.generated";

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

export function numberOf(sign: string | undefined): number {
  return SIGNS.indexOf(sign ?? "0");
}

/** The zone that a triangle belongs to. */
export function zoneAt(drawn: Drawn, triangle: number): number {
  return numberOf(drawn.zones[triangle]);
}

export function valueOf(drawn: Drawn, zone: number): number {
  return numberOf(drawn.values[zone]);
}
