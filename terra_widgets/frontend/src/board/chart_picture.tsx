// A picture that Python has made, in the width and the colours that suit the page.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Picture } from "./shapes.generated";

const SMALLEST = 0.8; // a picture that would have to be made smaller than this gives way to a narrower one
const LARGEST = 1.35;

const printing = matchMedia("print");

export function ChartPicture({ pictures, label }: { pictures: Picture[]; label: string }) {
  const [ref, { room, dark }] = usePlace();
  const shown = pictures.filter(({ width }) => width * SMALLEST <= room).at(-1) ?? pictures[0]!;
  return (
    <span class="t-chart" ref={ref}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(coloured(shown, dark))}`} alt={label}
        style={{ maxWidth: `${shown.width * LARGEST}px` }}
      />
    </span>
  );
}

function coloured({ svg, dark: colours }: Picture, dark: boolean): string {
  let at = 0;
  return dark ? svg.replace(/#[0-9a-f]{6}/g, () => colours[at++]!) : svg;
}

/** How much room there is, and whether the page is dark there. */
function usePlace() {
  const ref = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ room: 0, dark: false });
  useLayoutEffect(() => {
    const element = ref.current!;
    const root = element.closest<HTMLElement>(".terra")!;
    const look = () => {
      const room = element.clientWidth;
      const dark = root.dataset["theme"] === "dark" && !printing.matches;
      setPlace((old) => (old.room === room && old.dark === dark ? old : { room, dark }));
    };
    const size = new ResizeObserver(look);
    const theme = new MutationObserver(look);
    size.observe(element);
    theme.observe(root, { attributeFilter: ["data-theme"] });
    printing.addEventListener("change", look);
    look();
    return () => {
      size.disconnect();
      theme.disconnect();
      printing.removeEventListener("change", look);
    };
  }, []);
  return [ref, place] as const;
}
