// How much of the screen a board has: as much as one sees at once, or all of it.
import { useEffect, useState } from "preact/hooks";

const filled = (root: HTMLElement) =>
  (root.getRootNode() as Document).fullscreenElement === root || root.hasAttribute("data-fill");

/** Let the board fill the screen, or give the page back. */
export function toggleFill(root: HTMLElement): void {
  const cover = () => {
    root.toggleAttribute("data-fill"); // where there is no full screen, such as on some phones: the whole window
    root.dispatchEvent(new Event("fullscreenchange"));
  };
  if (root.hasAttribute("data-fill")) cover();
  else if (filled(root)) void document.exitFullscreen();
  else if (root.requestFullscreen) root.requestFullscreen().catch(cover);
  else cover();
}

/** Whether the board fills the screen now. */
export function useFilled(root: HTMLElement): boolean {
  const [now, set] = useState(filled(root));
  useEffect(() => {
    const look = () => set(filled(root));
    root.addEventListener("fullscreenchange", look);
    return () => root.removeEventListener("fullscreenchange", look);
  }, [root]);
  return now;
}

/**
 * Tell the style sheet in `--seen` how high the part of the page is that one sees at once; returns how to stop.
 *
 * `around` finds the part of the page that scrolls, where that is not the window.
 */
export function followHeight(root: HTMLElement, around: (root: HTMLElement) => Element | null): () => void {
  let part: Element | null = null;
  const measure = () => {
    const found = filled(root) ? null : around(root);
    if (found !== part) {
      if (part) observer.unobserve(part);
      part = found;
      if (part) observer.observe(part);
    }
    const seen = `${Math.min(part?.clientHeight || innerHeight, innerHeight)}px`;
    // Only when it is another: all that depends on it would be looked at again.
    if (root.style.getPropertyValue("--seen") !== seen) root.style.setProperty("--seen", seen);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(root); // also when it comes into the page
  addEventListener("resize", measure);
  root.addEventListener("fullscreenchange", measure);
  measure();
  return () => {
    observer.disconnect();
    removeEventListener("resize", measure);
    root.removeEventListener("fullscreenchange", measure);
  };
}
