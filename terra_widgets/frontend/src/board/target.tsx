// A target: anything on the table that can be pointed at and, when lit, clicked.
import type { ComponentChildren, JSX } from "preact";
import { hovering, useShell, type MenuLook } from "./shell_context";
import { Badge } from "./foretold";
import type { Move } from "./shapes.generated";
import type { Send } from "./types";

interface TargetProps {
  name: string;
  label: string;
  moves: Move[];
  why: string | null;
  /** What lies here, as the tip draws it, and in words for those who don't see it. */
  about?: { drawn: JSX.Element; spoken: string } | undefined;
  /** A sentence or two about what lies here. */
  note?: string | null;
  send: Send;
  class?: string | undefined;
  tabIndex?: 0 | -1;
  cell?: string;
  /** How its menu looks, where it is not a plain list. */
  menu?: MenuLook;
  children: ComponentChildren;
}

/** A button that is lit when it has moves; with several it opens a menu, with none it says why. */
export function Target(props: TargetProps) {
  const { name, label, moves, about, note = null, send } = props;
  const shell = useShell();
  const why = shell.locked ? shell.gone : props.why;
  const lit = moves.length > 0 && !shell.locked;
  const several = lit && moves.length > 1;
  shell.abouts.set(name, { why, drawn: about?.drawn, note });
  const described = [why, about?.spoken, note].filter(Boolean).join(" ");
  const act = () => {
    if (!lit) shell.point(name, true);
    else if (several) shell.openMenu({ key: name, label, moves, look: props.menu });
    else send({ move: moves[0]!.move }, name);
  };
  return (
    <>
      <button
        type="button"
        class={`t-target ${props.class ?? ""}`}
        data-pointed-out={moves.some(({ move }) => shell.advised?.includes(move)) ? "" : undefined}
        data-key={name}
        data-cell={props.cell}
        data-lit={lit ? "" : undefined}
        data-move={lit && !several ? moves[0]!.move : undefined}
        aria-describedby={described ? `${shell.id}-${name}` : undefined}
        aria-disabled={!lit}
        aria-haspopup={several ? "menu" : undefined}
        aria-expanded={several ? false : undefined}
        tabIndex={props.tabIndex}
        onClick={act}
        onPointerEnter={hovering(() => shell.point(name))}
        onPointerLeave={hovering(() => shell.point(null))}
        onFocus={() => shell.point(name)}
        onBlur={() => shell.point(null)}
      >
        <span class="t-sr">{label}</span>
        <span class="t-front" aria-hidden="true">
          {props.children}
        </span>
        {lit && <Badge moves={moves} />}
      </button>
      {described && (
        <span id={`${shell.id}-${name}`} hidden>
          {described}
        </span>
      )}
    </>
  );
}
