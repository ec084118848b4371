// The menu of a spot with several moves: a card with several effects, several kinds to pay.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { EffectLine } from "./effect";
import { byKey, type OpenMenu } from "./hand";
import { Icon } from "./icons";
import { placeNear } from "./place_near";
import type { Send } from "./snapshot";

interface MenuProps { root: HTMLElement; menu: OpenMenu; send: Send; close(): void }

export function Menu({ root, menu, send, close }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null);
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
      if (!ref.current?.contains(event.composedPath()[0] as Node)) close();
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
    const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const goal = goals[event.key];
    if (goal !== undefined) all.at(goal % all.length)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") back();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={ref} class="t-menu" role="menu" aria-label={menu.label} onKeyDown={onKeyDown}>
      {menu.moves.map((move) => {
        const effect = move.effect == null ? undefined : menu.card?.effects[move.effect];
        const { kind } = move;
        return (
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-key={`menu:${move.move}`}
            data-move={move.move}
            onClick={() => {
              send({ move: move.move }, menu.key);
              setTimeout(back); // while Python thinks
            }}
          >
            {effect && <EffectLine effect={effect} plain />}
            {kind && <Icon kind={kind} />}
            <span>{move.label}</span>
          </button>
        );
      })}
    </div>
  );
}
