// Driving JupyterLab and its widgets from inside the page; `pages.py` calls these.
window.kit = {
  panel: null,

  async open(path, more = {}) {
    const app = window.jupyterapp;
    const panel = await app.commands.execute("docmanager:open", { path, factory: "Notebook", ...more });
    await panel.context.ready;
    await panel.revealed;
    this.panel = panel;
    return panel;
  },

  async start(path) {
    const panel = await this.open(path, { kernel: { name: "python3" } });
    await panel.sessionContext.ready;
    await panel.sessionContext.session.kernel.info; // else running a cell opens a dialog
  },

  /** Add a cell at the end, or fill an empty one, and give its number. */
  write(source) {
    const { content } = this.panel;
    const { cells, sharedModel } = content.model;
    const last = cells.length ? cells.get(cells.length - 1).sharedModel : null;
    if (last && !last.source) last.setSource(source);
    else sharedModel.insertCell(cells.length, { cell_type: "code", source });
    content.activeCellIndex = cells.length - 1;
    return cells.length - 1;
  },

  /** Run a new cell at the end; gives its number, and what it printed or failed with. */
  async run(source) {
    const { content } = this.panel;
    const at = this.write(source);
    await window.jupyterapp.commands.execute("notebook:run-cell");
    const outputs = content.widgets[at].model.outputs.toJSON();
    const failed = outputs.find((one) => one.output_type === "error");
    if (failed) throw new Error(failed.traceback.join("\n"));
    return at;
  },

  /** Run a cell that is there, as a reader does who goes from one to the next. */
  async step(at) {
    const { content } = this.panel;
    await content.scrollToItem(at, "center");
    content.activeCellIndex = at;
    await window.jupyterapp.commands.execute("notebook:run-cell");
    const outputs = content.widgets[at].model.outputs.toJSON();
    const failed = outputs.find((one) => one.output_type === "error");
    if (failed) throw new Error(failed.traceback.join("\n"));
  },

  async quietly(code) {
    const { content } = await this.panel.sessionContext.session.kernel.requestExecute({ code, silent: true }).done;
    if (content.status !== "ok") throw new Error(`${content.ename}: ${content.evalue}`);
  },

  /** The value of an expression in the kernel, as JSON. */
  async ask(expression) {
    const future = this.panel.sessionContext.session.kernel.requestExecute({
      code: "", silent: true, user_expressions: { value: `__import__("json").dumps(${expression})` },
    });
    const { value } = (await future.done).content.user_expressions;
    if (value.status !== "ok") throw new Error(`${value.ename}: ${value.evalue}`);
    return value.data["text/plain"];
  },

  async clear() {
    const { model } = this.panel.content;
    model.sharedModel.deleteCellRange(0, model.cells.length);
  },

  async manager() {
    const renderer = this.panel.content.rendermime.createRenderer("application/vnd.jupyter.widget-view+json");
    const manager = await renderer._manager.promise;
    renderer.dispose();
    return manager;
  },

  /** The model of the widget that a cell shows, kept for later calls. */
  models: [],
  own: {},
  async model(at) {
    const outputs = this.panel.content.widgets[at].model.outputs.toJSON();
    const shown = outputs.map((one) => one.data?.["application/vnd.jupyter.widget-view+json"]).find(Boolean);
    const model = (this.models[at] = await (await this.manager()).get_model(shown.model_id));
    delete this.own[at];
    // What only this page may know comes as a message, and is not kept in the model.
    model.on("msg:custom", (message) => message.private && (this.own[at] = message.private));
  },

  root(at) {
    return this.panel.content.widgets[at].node.querySelector(".terra");
  },

  snapshot(at) {
    const shared = this.models[at].get("snapshot");
    return this.own[at]?.number >= shared.number ? this.own[at] : shared;
  },

  /** Go on from what is held until it was seen; whether there was anything. */
  goOn(at) {
    const button = this.find(at, "go-on");
    button?.click();
    return Boolean(button);
  },

  /** The keys of what can be clicked. */
  lit(at) {
    this.goOn(at);
    return [...this.root(at).querySelectorAll("[data-lit]")].map((one) => one.dataset.key);
  },

  find(at, key) {
    return [...this.root(at).querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  },

  /** Whether a click on it opens a menu. */
  opens(at, key) {
    return this.find(at, key)?.getAttribute("aria-haspopup") === "menu";
  },

  /** Bring something into view; gives where to click it, or why that would miss. */
  async aim(at, key) {
    while (this.goOn(at)) await new Promise(requestAnimationFrame);
    const element = this.find(at, key);
    if (!element) return `there is no ${key}`;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) ? [x, y] : `${key} lies under ${hit?.outerHTML.slice(0, 200)}`;
  },

  /** Until the widget shows what came after this snapshot, or an answer to a later message. */
  async changed(at, number, most = 30000) {
    const root = this.root(at);
    const until = performance.now() + most;
    while (performance.now() < until) {
      const { number: now, announce } = this.snapshot(at);
      if (now > number && root.querySelector("[role=status]").textContent === announce) return now;
      await new Promise((done) => setTimeout(done, 4));
    }
    throw new Error(`nothing happened after snapshot ${number}: ${root.querySelector(".t-alert, .t-gone")?.textContent}`);
  },

  focus() {
    const active = document.activeElement;
    const inside = active?.closest(".terra");
    return {
      key: active?.dataset?.key ?? null,
      lit: active?.dataset?.lit !== undefined,
      menu: active?.getAttribute("role") === "menuitem",
      inside: Boolean(inside),
      body: active === document.body || active === null,
    };
  },

  /** Look at every frame from now on whether the focus has fallen back to the page. */
  guard() {
    this.lost = [];
    const look = () => {
      if (this.focus().body) this.lost.push(this.snapshotNumbers());
      this.guarding = requestAnimationFrame(look);
    };
    look();
  },
  unguard() {
    cancelAnimationFrame(this.guarding);
    return this.lost;
  },
  snapshotNumbers() {
    return this.models.map((model) => model?.get("snapshot").number).filter((one) => one !== undefined);
  },

  /** Note the sentence of every answer that comes in. */
  hear(at) {
    this.heard = [];
    this.models[at].on("change:snapshot", (model) => this.heard.push(model.get("snapshot").answer?.error ?? null));
  },

  /**
   * Send messages as a view does, and now and then wait for the kernel.
   *
   * A kernel's answers are dropped where more than a thousand of them wait for a busy server.
   */
  async flood(at, messages) {
    for (let first = 0; first < messages.length; first += 50) {
      for (const message of messages.slice(first, first + 50)) this.models[at].send(message);
      await this.quietly("");
    }
  },

  /** Change every message of a view on its way; null ends that. */
  forge(at, change) {
    const { comm } = this.models[at];
    if (change === null) delete comm.send;
    else {
      const { send } = Object.getPrototypeOf(comm);
      comm.send = ({ content, ...data }, ...more) =>
        send.call(comm, { ...data, content: { ...content, ...change } }, ...more);
    }
  },
};

// A page that waits for ever would stop all tests after this one.
for (const name of ["open", "start", "run", "step", "quietly", "ask", "manager", "model", "aim", "flood"]) {
  const plain = window.kit[name];
  window.kit[name] = function (...given) {
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error(`kit.${name} never ended`)), 180_000));
    return Promise.race([plain.apply(this, given), late]);
  };
}
