// What every part is made of. A shape is a letter that says how it is painted, and a path on a grid of 32.

/** Painted areas: in the main tone, in the soft one, and in that of the ground, which cuts out. */
export const main = (path: string) => `m${path}`;
export const soft = (path: string) => `s${path}`;
export const cut = (path: string) => `p${path}`;

/** Lines in the same tones. */
export const line = (path: string) => `l${path}`;
export const softLine = (path: string) => `t${path}`;
export const cutLine = (path: string) => `c${path}`;

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}z`;
