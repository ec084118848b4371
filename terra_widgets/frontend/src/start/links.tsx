// Links to files beside the notebook that open in place, wherever the notebook is shown.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useShell } from "../board/shell_context";

interface LinkProps {
  class: string;
  name: string;
  file: string;
  label?: string;
  /** What stands there if the file lies outside of what the server shows. */
  instead?: JSX.Element;
  children: ComponentChildren;
}

/**
 * A link to a file that is named as seen from the notebook.
 *
 * An ordinary link is right in every host, as their pages are named after the notebook. JupyterLab, asked to
 * connect the link, opens the file in a tab of its own without loading the page again.
 */
export function FileLink({ class: look, name, file, label, instead, children }: LinkProps) {
  const { path: notebook, connect } = useShell();
  const node = useRef<HTMLAnchorElement>(null);
  const path = notebook === undefined ? undefined : pathOf(file, notebook);
  useEffect(() => {
    if (node.current && path) connect?.(node.current, path);
  }, [path]);
  if (path === null) return instead ?? null;
  const home = path && labAddress();
  const href = home ? `${home}/tree/${encoded(path)}` : encoded(file);
  return (
    <a ref={node} key={path} href={href} class={look} data-key={name} aria-label={label}>
      {children}
    </a>
  );
}

/** The path of a file as the server names it; null for one that the server does not show. */
export function pathOf(file: string, notebook: string): string | null {
  const parts = notebook.split("/").slice(0, -1);
  for (const step of file.split("/")) {
    if (step !== "..") parts.push(step);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join("/");
}

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** Where JupyterLab is, if this is its page: it may lie anywhere on a server, as on Binder. */
function labAddress(): string | undefined {
  try {
    const said = document.getElementById("jupyter-config-data")?.textContent ?? "{}";
    const { appUrl, baseUrl } = JSON.parse(said) as { appUrl?: string; baseUrl?: string };
    return appUrl === "/lab" && baseUrl ? baseUrl.replace(/\/$/, "") + appUrl : undefined;
  } catch {
    return undefined;
  }
}
