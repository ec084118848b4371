// What several pages of a room have: the clock, the score board, a choice of language, a dialog.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useRoom } from "./context";
import type { Language } from "../board/shapes.generated";
import type { Clock as Time, TableScore } from "./shapes.generated";

const SOON = 60; // seconds before its end from which a clock looks warm

/** The time since the page was opened, in seconds, drawn again every so many ms. */
export function useTicks(every: number, on = true): number {
  const [now, set] = useState(performance.now() / 1000);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => set(performance.now() / 1000), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return Math.max(now, 0);
}

/** Seconds as minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 0);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How many seconds are left now; null without a clock. */
export function useLeft(clock: Time): number | null {
  const came = useMemo(() => performance.now() / 1000, [clock]);
  useTicks(250, clock.running && clock.left !== null);
  if (clock.left === null) return null;
  return clock.running ? Math.max(clock.left - (performance.now() / 1000 - came), 0) : clock.left;
}

export function Clock({ clock }: { clock: Time }) {
  const { word } = useRoom();
  const left = useLeft(clock);
  if (left === null) return null;
  const over = left <= 0;
  const look = over ? "over" : left <= SOON ? "soon" : undefined;
  return (
    <span class="r-clock" role="timer" data-look={look} data-still={clock.running ? undefined : ""}>
      <span class="t-sr">{word("time-left")} </span>
      <b>{over ? word("time-over") : minutes(left)}</b>
      {!clock.running && !over && <small>{word("stopped")}</small>}
    </span>
  );
}

export function LanguageChoice({ snapshot }: { snapshot: { language: string; languages: Language[] } }) {
  const { word, send } = useRoom();
  return (
    <label class="r-language">
      <span class="t-sr">{word("language")}</span>
      <select
        class="t-button t-quiet" value={snapshot.language} data-key="language"
        onChange={(event) => send({ language: event.currentTarget.value })}
      >
        {snapshot.languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Tables and their points, the most first within each. */
export function Scores({ scores }: { scores: TableScore[] }) {
  const { word } = useRoom();
  return (
    <ul class="r-scores">
      {scores.map((one) => (
        <li key={one.table}>
          <h3>
            {one.table} {one.over && <small class="r-tag">{word("over")}</small>}
          </h3>
          <ol>
            {ranked(one).map(({ name, points, at }) => (
              <li key={at}>
                <span class={`t-seat t-seat-${at}`} aria-hidden="true">{at + 1}</span>
                <bdi>{name || word("seat")}</bdi>
                <b>{points ?? "–"}</b>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function ranked({ names, points }: TableScore) {
  const rows = points.map((sum, at) => ({ name: names[at] ?? "", points: sum, at }));
  return rows.sort((one, other) => (other.points ?? -Infinity) - (one.points ?? -Infinity) || one.at - other.at);
}

interface DialogProps { title: string; close(): void; children: ComponentChildren }

/** A dialog over the page; Escape and a click beside it close it, and the focus goes back where it was. */
export function Dialog({ title, close, children }: DialogProps) {
  const { word } = useRoom();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current!.showModal();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={ref} class="r-dialog" aria-label={title}
      onCancel={(event) => { event.preventDefault(); close(); }}
      onClick={(event) => event.target === ref.current && close()}
    >
      <div class="r-dialog-inner">
        <h2>{title}</h2>
        {children}
        <p class="r-row r-end">
          <button type="button" class="t-button t-quiet" data-key="cancel" onClick={close}>{word("close")}</button>
        </p>
      </div>
    </dialog>
  );
}

interface TabsProps { label: string; tabs: { name: string; title: string; count?: number }[]; open: string; show(name: string): void }

/** A row of tabs; arrows go from one to the next. */
export function Tabs({ label, tabs, open, show }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === open);
    const next = tabs[(at + by + tabs.length) % tabs.length]!.name;
    show(next);
    row.current?.querySelector<HTMLElement>(`[data-key="tab:${next}"]`)?.focus();
  };
  return (
    <div class="r-tabs" role="tablist" aria-label={label} ref={row} onKeyDown={step}>
      {tabs.map(({ name, title, count }) => (
        <button
          type="button" role="tab" key={name} id={`tab-${name}`} data-key={`tab:${name}`} aria-selected={name === open}
          aria-controls={`panel-${name}`} tabIndex={name === open ? 0 : -1} onClick={() => show(name)}
        >
          {title} {count ? <span class="r-count">{count}</span> : null}
        </button>
      ))}
    </div>
  );
}
