// Works on figures that plotly's JupyterLab extension has drawn, with the extension's own plotly.js: labels
// them for those who listen, and redraws them; the extension draws an output once and ignores its updates.
// Python says which: { mark, label, night }, or { mark, label, night, figure, summary, rows } with what has
// changed. `night` lists the values of a figure that are others on a dark page: [way, by day, by night].

const PATIENCE = 300; // milliseconds until it looks again for a figure that is not on the page

const PROBE = "_terra_probe";

const extension = () => globalThis._JUPYTERLAB?.["jupyterlab-plotly"];

async function library() {
  const exported = extension() && (await extension().get("./mimeExtension"))();
  return exported?.RenderedPlotly?.Plotly ?? globalThis.Plotly;
}

function graphs(mark) {
  const drawn = [...document.querySelectorAll(".js-plotly-plot:has(.plot-container)")];
  return drawn.filter((graph) => graph.layout?.meta?.terra === mark);
}

function tables(mark) {
  return document.querySelectorAll(`details[data-terra="${mark}"]`);
}

// From a saved notebook the extension shows a picture until the pointer enters it.
function waken(mark) {
  for (const table of tables(mark)) {
    const pictures = table.closest(".jp-OutputArea")?.querySelectorAll(".jp-RenderedPlotly > .plot-img") ?? [];
    for (const picture of pictures) picture.dispatchEvent(new MouseEvent("mouseenter"));
  }
}

async function redraw(graph, figure, night) {
  if (!figure || graph.layout.meta.number === figure.layout.meta.number) return;
  // plotly works on what it is given, so each graph gets a copy.
  const copy = structuredClone(figure);
  await draw(graph, copy, night, isDark());
}

const nights = new WeakMap(); // what a graph changes on a dark page
const dim = new WeakSet(); // graphs that are drawn as for a dark page

async function draw(graph, { data, layout, config }, night, dark) {
  for (const [way, byDay, byNight] of night) {
    let part = { data, layout };
    for (const key of way.slice(0, -1)) part = part?.[key];
    if (part) part[way.at(-1)] = dark ? byNight : byDay;
  }
  if (dark) dim.add(graph);
  else dim.delete(graph);
  await (await library())?.react(graph, data, layout, config);
}

// Day and night: the extension draws all figures as by day.
async function dress(graph) {
  const night = nights.get(graph);
  if (!night?.length || dim.has(graph) === isDark()) return;
  await draw(graph, structuredClone({ data: graph.data, layout: graph.layout }), night, isDark());
}

function isDark() {
  const { jpThemeLight, vscodeThemeKind, theme } = document.body.dataset; // JupyterLab, VS Code, marimo
  if (jpThemeLight) return jpThemeLight === "false";
  if (vscodeThemeKind) return vscodeThemeKind.endsWith("dark") || vscodeThemeKind === "vscode-high-contrast";
  const named = theme ?? document.documentElement.getAttribute("theme"); // Colab
  return named ? named === "dark" : system.matches;
}

const system = matchMedia("(prefers-color-scheme: dark)");

// The words below the figure, for a page that gets no updates of outputs: Voilà, or one loaded again.
function tell({ mark, summary, rows }, open) {
  for (const table of tables(mark)) {
    table.open = open;
    if (table.previousElementSibling) table.previousElementSibling.textContent = summary;
    const lines = rows.map((row) => element("tr", row.map((cell) => element("td", [cell]))));
    table.querySelector("tbody")?.replaceChildren(...lines);
  }
}

function element(name, children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/**
 * The model behind anywidget's proxy: change events carry it, and one is caused by a value that nobody reads.
 */
function behind(model) {
  let found = model;
  const catching = (real) => {
    if (real && typeof real === "object") found = real;
  };
  model.on(`change:${PROBE}`, catching);
  model.set(PROBE, Math.random());
  model.off(`change:${PROBE}`, catching);
  model.set(PROBE, undefined);
  return found;
}

/**
 * Take messages without waiting for anywidget. On a page that needs two seconds to load this file it gives
 * up, and drops all that Python says from then on: it would say that it is ready, and hear nothing.
 */
function listen(real) {
  const handle = Object.getPrototypeOf(Object.getPrototypeOf(real))?._handle_comm_msg;
  if (handle) real.comm?.on_msg?.((...message) => handle.apply(real, message));
}

/** Carry out what is asked for one chart; whether it was there. */
async function attend(request, open) {
  const { mark, label, night, figure } = request;
  if (figure) tell(request, open);
  const found = graphs(mark);
  if (!found.length && figure) waken(mark);
  for (const graph of found) {
    nights.set(graph, night);
    await redraw(graph, figure, night);
    await dress(graph);
    graph.setAttribute("role", "img");
    graph.setAttribute("aria-label", label);
  }
  return found.length > 0;
}

export default {
  initialize({ model }) {
    const asked = new Map(); // what is still to be done, by mark
    const opened = new Set(); // whose data table a person has opened: every update would close it
    const follow = () => {
      for (const graph of document.querySelectorAll(".js-plotly-plot")) dress(graph).catch(console.error);
    };
    const themes = new MutationObserver(follow);
    let busy = false;
    let timer;

    function remember({ target }) {
      const mark = target.dataset?.terra;
      if (mark && target.open) opened.add(mark);
      else opened.delete(mark);
    }

    async function work() {
      clearTimeout(timer);
      if (busy) return;
      busy = true;
      let fresh = false;
      for (const [mark, request] of [...asked]) {
        let done = false;
        try {
          done = await attend(request, opened.has(mark));
        } catch (problem) {
          console.error(problem);
        }
        if (asked.get(mark) !== request) {
          fresh = asked.has(mark);
        } else if (done) {
          asked.delete(mark);
          model.send({ drawn: mark });
        }
      }
      busy = false;
      // What is not there may not be drawn yet, or is scrolled out of sight and out of the page.
      if (asked.size) timer = setTimeout(work, fresh ? 0 : PATIENCE);
    }

    function receive(request) {
      if (request.gone) asked.delete(request.mark);
      else asked.set(request.mark, request);
      work();
    }

    for (const element of [document.documentElement, document.body]) themes.observe(element, { attributes: true });
    system.addEventListener("change", follow);
    document.addEventListener("toggle", remember, true);
    model.on("msg:custom", receive);
    listen(behind(model));
    model.send({ ready: true });
    return () => {
      clearTimeout(timer);
      themes.disconnect();
      system.removeEventListener("change", follow);
      asked.clear();
      document.removeEventListener("toggle", remember, true);
      model.off("msg:custom", receive);
    };
  },
};
