// The window of the projector: it opens with the click, and gets its address when the ticket has come.

/** The window was opened by the click already: later the browser would not allow it. */
let opened: Window | null = null;

export function prepareProjector(): void {
  opened = window.open("about:blank", "terra-projector");
}

export function openProjector(ticket: string): void {
  const address = new URL(`projector#${encodeURIComponent(ticket)}`, document.baseURI).href;
  if (!opened || opened.closed) opened = window.open("about:blank", "terra-projector");
  if (!opened) return;
  opened.location.href = address;
  opened = null;
}
