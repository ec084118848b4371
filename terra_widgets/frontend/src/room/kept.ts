// What a page keeps in the browser: its key and its language. A browser that keeps nothing is all right.

/** Where the browser keeps nothing, it is remembered as long as the page is open. */
const here = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? here.get(name) ?? null;
  } catch {
    return here.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  here.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Full or forbidden.
  }
}
