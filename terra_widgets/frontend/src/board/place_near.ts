// Where a tip or a menu goes: near what it belongs to, inside the window, never under the pointer.

const GAP = 6;
const STEP = 8; // px between the places that are tried
// What a tip must not cover, each worth more than all that follow.
const KEPT_CLEAR = ["[data-lit], .t-badge", ".t-prompt", 'button:not([aria-disabled="true"]), select, input'];

/** Put the box below the anchor, or above it where there is more room. */
export function placeNear(root: HTMLElement, box: HTMLElement, anchor: HTMLElement): void {
  const { sides } = around(root, box, anchor);
  put(root, box, sides[0]!);
}

/** The same for a tip, which covers nothing that can be clicked: whether there is a place for it. */
export function placeClear(root: HTMLElement, box: HTMLElement, anchor: HTMLElement): boolean {
  const { sides, least, most, width, height } = around(root, box, anchor);
  const target = anchor.getBoundingClientRect();
  const kept = KEPT_CLEAR.map((which) => [...root.querySelectorAll(which)].map((one) => one.getBoundingClientRect()));
  kept[0]!.push(target);
  const covers = (boxes: DOMRect[], { x, y }: Point) => boxes.filter(({ left, right, top, bottom }) =>
    left < x + width && right > x && top < y + height && bottom > y).length;
  const here = { x: target.left + (target.width - width) / 2, y: target.top + (target.height - height) / 2 };
  const places = [...sides];
  for (let y = least.y; y <= most.y; y += STEP) for (let x = least.x; x <= most.x; x += STEP) places.push({ x, y });
  let best = sides[0]!;
  let cheapest = Infinity;
  for (const place of places) {
    let cost = Math.hypot(place.x - here.x, place.y - here.y);
    kept.forEach((boxes, at) => (cost += covers(boxes, place) * 10 ** (9 - 2 * at)));
    if (cost < cheapest) [best, cheapest] = [place, cost];
  }
  put(root, box, best);
  return covers(kept[0]!, best) === 0;
}

type Point = { x: number; y: number };

/** The places at the sides of the anchor, the best one first, and the corners between which the box is in the window. */
function around(root: HTMLElement, box: HTMLElement, anchor: HTMLElement) {
  const frame = root.getBoundingClientRect();
  const target = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const least = { x: Math.max(0, frame.left) + GAP, y: Math.max(0, frame.top) + GAP };
  const most = {
    x: Math.max(least.x, Math.min(innerWidth, frame.right) - width - GAP),
    y: Math.max(least.y, Math.min(innerHeight, frame.bottom) - height - GAP),
  };
  const middle = { x: target.left + (target.width - width) / 2, y: target.top + (target.height - height) / 2 };
  const below = { x: middle.x, y: target.bottom + GAP };
  const above = { x: middle.x, y: target.top - height - GAP };
  const up = below.y > most.y && target.top - least.y > most.y + height - target.bottom;
  const sides = [
    ...(up ? [above, below] : [below, above]),
    { x: target.right + GAP, y: middle.y }, { x: target.left - width - GAP, y: middle.y },
  ].map(({ x, y }) => ({ x: Math.max(least.x, Math.min(x, most.x)), y: Math.max(least.y, Math.min(y, most.y)) }));
  return { sides, least, most, width, height };
}

function put(root: HTMLElement, box: HTMLElement, { x, y }: Point): void {
  const frame = root.getBoundingClientRect();
  box.style.left = `${x - frame.left}px`;
  box.style.top = `${y - frame.top}px`;
}
