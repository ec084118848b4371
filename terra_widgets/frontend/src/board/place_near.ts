// Where a tip or a menu goes: near what it belongs to, inside the widget, never under the pointer.

const GAP = 6;

/** Put the box below the anchor, or above it where there is more room. */
export function placeNear(root: HTMLElement, box: HTMLElement, anchor: HTMLElement): void {
  const frame = root.getBoundingClientRect();
  const target = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const centred = target.left + target.width / 2 - frame.left - width / 2;
  const left = Math.max(GAP, Math.min(centred, frame.width - width - GAP));
  const roomBelow = Math.min(innerHeight, frame.bottom) - target.bottom;
  const roomAbove = target.top - Math.max(0, frame.top);
  const above = roomBelow < height + GAP && roomAbove > roomBelow;
  const top = above ? target.top - frame.top - height - GAP : target.bottom - frame.top + GAP;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.dataset["side"] = above ? "above" : "below";
}
