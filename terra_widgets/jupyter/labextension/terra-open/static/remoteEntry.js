// An extension of JupyterLab, as short as one can be: it runs the cell that shows the start page as soon as the
// start notebook is opened, so that newcomers see games and lessons and not a line of code. It is no package of
// its own and needs no build; `terra start` names its folder to the server that it starts, and nobody else does.
(() => {
  // Nothing but this is ever run unasked, whoever has written the notebook.
  const OURS = /^(#.*\n)*import terra_widgets as tw\n+tw\.start\((language="[a-z]{2}")?\)\n?$/;
  const seen = new WeakSet();

  async function look(app, panel) {
    const context = panel?.context;
    if (!context?.sessionContext || !panel.content?.widgets || seen.has(panel)) return;
    seen.add(panel);
    await context.ready;
    const cells = panel.content.widgets;
    const at = cells.findIndex((cell) => cell.model.type === "code");
    const cell = cells[at]?.model;
    if (!cell || !OURS.test(cell.sharedModel.getSource())) return;
    const { sessionContext } = context;
    await sessionContext.ready;
    await sessionContext.session?.kernel?.info;
    if (panel.isDisposed || app.shell.currentWidget !== panel || cell.executionCount !== null) return;
    panel.content.activeCellIndex = at;
    await app.commands.execute("notebook:run-cell");
  }

  const plugin = {
    id: "terra-open:plugin",
    autoStart: true,
    activate(app) {
      const follow = () => void look(app, app.shell.currentWidget).catch(console.warn);
      app.shell.currentChanged?.connect(follow);
      void app.restored.then(follow);
    },
  };

  window._JUPYTERLAB = window._JUPYTERLAB ?? {};
  window._JUPYTERLAB["terra-open"] = {
    init: () => undefined,
    get: async () => () => ({ __esModule: true, default: plugin }),
  };
})();
