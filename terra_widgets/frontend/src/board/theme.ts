// Light or dark: what the notebook says, else what the system prefers.

/** Keep `data-theme` of the root in step with the page; returns how to stop. */
export function followTheme(root: HTMLElement): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const set = () => {
    root.dataset["theme"] = (pageIsDark() ?? system.matches) ? "dark" : "light";
  };
  const marks = new MutationObserver(set);
  for (const element of [document.documentElement, document.body]) {
    marks.observe(element, { attributes: true });
  }
  system.addEventListener("change", set);
  set();
  return () => {
    marks.disconnect();
    system.removeEventListener("change", set);
  };
}

function pageIsDark(): boolean | undefined {
  const { jpThemeLight, vscodeThemeKind, theme } = document.body.dataset; // JupyterLab, VS Code, marimo
  if (jpThemeLight) return jpThemeLight === "false";
  if (vscodeThemeKind) return vscodeThemeKind.endsWith("dark") || vscodeThemeKind === "vscode-high-contrast";
  const named = theme ?? document.documentElement.getAttribute("theme"); // Colab
  if (named) return named === "dark";
  return undefined;
}
