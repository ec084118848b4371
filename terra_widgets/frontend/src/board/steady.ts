// Little changes from one snapshot to the next, and what stays the same need not be drawn again.
import type { Component, FunctionComponent } from "preact";

type Props = Record<string, unknown>;

/** The fresh value, with every part that equals the old one replaced by that very part. */
export function reuseEqual<T>(old: unknown, fresh: T): T {
  if (typeof old !== "object" || typeof fresh !== "object" || !old || !fresh || old === fresh) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = Array.isArray(old) === Array.isArray(fresh) && Object.keys(before).length === keys.length;
  const reused: Record<string, unknown> = Array.isArray(fresh) ? ([] as never) : {};
  for (const key of keys) {
    reused[key] = reuseEqual(before[key], after[key]);
    same &&= reused[key] === before[key] && key in before;
  }
  return (same ? old : reused) as T;
}

/** A component that is drawn again only when one of its props is another. */
export function steady<P extends object>(component: FunctionComponent<P>): FunctionComponent<P> {
  return watching([], component);
}

/** The same for one that takes a snapshot and shows only these parts of it. */
export function watching<P extends object>(
  parts: readonly string[], component: FunctionComponent<P>,
): FunctionComponent<P> {
  const differ = (now: Props, then: Props, key: string) =>
    now[key] !== then[key] &&
    (key !== "snapshot" || parts.some((part) => (now[key] as Props)[part] !== (then[key] as Props)[part]));
  return function (this: Component<P>, props: P) {
    this.shouldComponentUpdate = (next) => {
      const now = this.props as Props;
      const then = next as Props;
      return Object.keys(then).some((key) => differ(now, then, key));
    };
    return component(props); // not as an element: one component less to keep, and its hooks are at home here too
  } as FunctionComponent<P>;
}
