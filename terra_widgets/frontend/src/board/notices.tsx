// What happened that nobody should miss: it lies over the board until it was seen.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { pictureOf } from "./picture";
import { focused, useShell } from "./shell_context";
import type { GameSnapshot, Notice } from "./shapes.generated";
import { word } from "./words";

const BRIEFLY = 1400; // ms

interface HeldProps {
  snapshot: GameSnapshot;
  notices: Notice[];
  /** Somebody has seen them, or what is brief was there long enough. */
  seen: () => void;
}

export function Notices({ snapshot }: { snapshot: GameSnapshot }) {
  const { session, locked } = useShell();
  if (!session?.notices.length || locked) return null;
  return <Held snapshot={snapshot} notices={session.notices} seen={session.see} />;
}

function Held({ snapshot, notices, seen }: HeldProps) {
  const { root, id, refocus } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = root && focused(root);
    const here = before && root.contains(before);
    if (here) button.current?.focus({ preventScroll: true });
    return () => {
      if (root && focused(root) === button.current) queueMicrotask(() => refocus(here ? before.dataset["key"] : undefined));
    };
  }, []);
  useEffect(() => {
    if (!notices.every(({ brief }) => brief)) return;
    const timer = setTimeout(seen, BRIEFLY);
    return () => clearTimeout(timer);
  }, [notices]);
  // The second half of a double click was meant for what lay there before.
  const click = (event: MouseEvent) => event.detail < 2 && seen();
  return (
    <div class="t-notices" onClick={click}>
      <section class="t-notice-card" role="group" aria-labelledby={`${id}-notice`}>
        <ul id={`${id}-notice`}>
          {notices.map(({ sign, tone, title, text, source }, at) => (
            <li class="t-notice" key={at} data-tone={tone}>
              <span class="t-notice-sign" aria-hidden="true">{pictureOf(snapshot, sign)}</span>
              <div>
                <b class="t-notice-title">{title}</b>
                {text && <p>{text}</p>}
                {source && <p class="t-faint">{source}</p>}
              </div>
            </li>
          ))}
        </ul>
        <button type="button" class="t-button t-choice" data-key="go-on" ref={button}>
          {word(snapshot, "go-on")}
        </button>
      </section>
    </div>
  );
}
