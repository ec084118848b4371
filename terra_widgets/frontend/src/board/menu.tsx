// The menu of a target with several moves.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { byKey, hovering, useShell, type OpenMenu } from "./shell_context";
import { placeNear } from "./place_near";
import { Badge } from "./foretold";
import type { Send } from "./types";

interface MenuProps { root: HTMLElement; menu: OpenMenu; send: Send; close(): void }

export function Menu({ root, menu, send, close }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { point, advised } = useShell();
  const asks = menu.back !== undefined;
  const items = () => [...(ref.current?.querySelectorAll("button") ?? [])];

  useLayoutEffect(() => {
    const anchor = byKey(root, menu.key);
    if (ref.current && anchor) placeNear(root, ref.current, anchor);
    items()[0]?.focus();
    anchor?.setAttribute("aria-expanded", "true");
    return () => {
      if (anchor?.hasAttribute("aria-expanded")) anchor.setAttribute("aria-expanded", "false");
    };
  }, [menu]);

  useEffect(() => {
    const outside = (event: Event) => {
      if (ref.current?.contains(event.composedPath()[0] as Node)) return;
      point(null); // what was pointed at goes with the menu
      close();
    };
    document.addEventListener("pointerdown", outside, true);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, [menu]);

  const back = () => {
    close();
    byKey(root, menu.key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const step: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const goals: Record<string, number> = { Home: 0, End: -1 };
    if (step[event.key]) goals[event.key] = at + step[event.key]!;
    const goal = goals[event.key];
    if (goal !== undefined) all.at(goal % all.length)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") back();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={ref} class={`t-menu ${menu.look?.class ?? ""}`} role={asks ? "alertdialog" : "menu"} aria-label={menu.label}
      onKeyDown={onKeyDown}
    >
      {asks && <p aria-hidden="true">{menu.label}</p>}
      {asks && (
        <button type="button" data-key="menu:back" onClick={back}>
          {menu.back}
        </button>
      )}
      {menu.moves.map((move) => {
        const key = `menu:${move.move}`;
        return (
          <button
            type="button"
            role={asks ? undefined : "menuitem"}
            tabIndex={-1}
            data-key={key}
            data-move={move.move}
            data-pointed-out={advised?.includes(move.move) ? "" : undefined}
            onFocus={() => point(key)}
            onPointerEnter={hovering(() => point(key))}
            onClick={() => {
              back(); // while Python thinks, or before it is asked
              send({ move: move.move }, menu.key);
            }}
          >
            {menu.look?.picture(move)}
            <span>{move.label}</span>
            {move.note && <span class="t-faint"><span class="t-sr">, </span>{move.note}</span>}
            {!asks && <Badge moves={[move]} />}
          </button>
        );
      })}
    </div>
  );
}
