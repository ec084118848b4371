// The drawer: what one looks up now and then, sheet by sheet. It lies over the board and is closed again.
import type { ComponentChildren } from "preact";
import { useShell } from "./shell_context";
import { Sign } from "./signs";
import type { GameSnapshot } from "./shapes.generated";
import { word } from "./words";

/** One sheet of the drawer. */
export interface Sheet { name: string; title: string; shown: () => ComponentChildren }

interface DrawerProps {
  snapshot: GameSnapshot;
  sheets: Sheet[];
  /** The name of the sheet that lies on top. */
  open: string;
  /** Puts another sheet on top; null closes the drawer. */
  show: (name: string | null) => void;
}

export function Drawer({ snapshot, sheets, open, show }: DrawerProps) {
  const { id } = useShell();
  const top = sheets.find(({ name }) => name === open) ?? sheets[0]!;
  const at = sheets.indexOf(top);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: sheets.length - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = sheets[(at + step + sheets.length) % sheets.length]!;
    show(next.name);
    const tabs = (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]");
    tabs[sheets.indexOf(next)]?.focus();
  };
  return (
    <aside
      class="t-drawer"
      aria-label={word(snapshot, "more")}
      onKeyDown={(event) => event.key === "Escape" && show(null)}
    >
      <header class="t-drawer-head">
        <div class="t-tabs" role="tablist" onKeyDown={keys}>
          {sheets.map(({ name, title }) => (
            <button
              type="button" role="tab" class="t-tab" key={name} data-key={`sheet:${name}`} id={`${id}-tab-${name}`}
              aria-selected={name === top.name} aria-controls={`${id}-sheet`} tabIndex={name === top.name ? 0 : -1}
              onClick={() => show(name)}
            >
              {title}
            </button>
          ))}
        </div>
        <button
          type="button" class="t-button t-tool" data-key="close" title={word(snapshot, "close")} onClick={() => show(null)}
        >
          <Sign name="cross" /> <span class="t-sr">{word(snapshot, "close")}</span>
        </button>
      </header>
      <div class="t-sheet-open" role="tabpanel" id={`${id}-sheet`} aria-labelledby={`${id}-tab-${top.name}`}>
        {top.shown()}
      </div>
    </aside>
  );
}
