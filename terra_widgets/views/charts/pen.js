// Works on figures that plotly's JupyterLab extension has drawn, with the extension's own plotly.js: labels
// them for those who listen, and redraws them; the extension draws an output once and ignores its updates.
// Where there is no extension it does nothing.

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

async function redraw(graph, figure) {
  if (!figure.layout || graph.layout.meta.number === figure.layout.meta.number) return;
  // plotly works on what it is given, so each graph gets a copy.
  const { data, layout, config } = structuredClone(figure);
  await (await library())?.react(graph, data, layout, config);
}

export default {
  initialize({ model }) {
    const mark = model.get("mark");
    let busy = false;
    let closed = false;
    let told = false; // whether Python knows that the figure is drawn
    let open = false; // whether the person has opened the data table, which every update would close
    let timer;

    function remember({ target }) {
      if (target.dataset?.terra === mark) open = target.open;
    }

    async function draw() {
      clearTimeout(timer);
      if (busy || closed || !(extension() || globalThis.Plotly)) return;
      busy = true;
      for (const table of tables(mark)) table.open = open;
      const figure = model.get("figure");
      const found = graphs(mark);
      try {
        for (const graph of found) {
          await redraw(graph, figure);
          graph.setAttribute("role", "img");
          graph.setAttribute("aria-label", model.get("label"));
        }
      } finally {
        busy = false;
      }
      if (figure !== model.get("figure")) {
        draw();
      } else if (!found.length) {
        // Not drawn yet; or the cell is scrolled out of sight, and not in the page.
        if (figure.layout) waken(mark);
        timer = setTimeout(draw, 300);
      } else if (!told) {
        told = true;
        model.send({ drawn: true });
      }
    }

    document.addEventListener("toggle", remember, true);
    model.on("change:figure", draw);
    draw();
    return () => {
      closed = true;
      clearTimeout(timer);
      document.removeEventListener("toggle", remember, true);
      model.off("change:figure", draw);
    };
  },
};
