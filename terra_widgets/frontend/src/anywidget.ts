// What anywidget asks of a bundle: the only file that knows of Jupyter.
import type { Foreseen } from "./board/foresight";
import type { AutosaveHost } from "./board/autosave";
import { Line, type Connection } from "./board/connection";
import type { Door } from "./board/door";
import { open } from "./board/open";
import type { Piece } from "./board/download";
import type { SentPictures } from "./emblems/emblem";
import { type Host } from "./board/session";
import type { AutosaveState, ChartSheet, WidgetSnapshot } from "./board/shapes.generated";

/** What anywidget hands over, as far as it is used here. */
interface Model {
  get(name: string): unknown;
  set?(name: string, value: unknown): void;
  send(content: object): void;
  on(event: string, callback: (...facts: never[]) => void): void;
  off(event: string, callback: (...facts: never[]) => void): void;
  comm_live?: boolean;
  widget_manager?: { kernel?: unknown };
}

/**
 * What Python sends beside snapshots: a piece of a file, its bytes in the first buffer; what a move would bring.
 *
 * What no saved notebook may hold comes so too: the table with somebody's secrets, and the code of the whole game.
 */
type Message = Omit<Piece, "bytes"> & Foreseen & Partial<SentPictures> & {
  private?: WidgetSnapshot;
  code?: string;
  chart?: ChartSheet;
};

type Handle = (...message: unknown[]) => unknown;

interface Live {
  comm_live?: boolean;
  widget_manager?: {
    kernel?: unknown;
    context?: { path?: string };
    rendermime?: { linkHandler?: { handleLink(link: HTMLElement, path: string, id: string): void } | null };
  };
  comm?: { on_msg?(handle: Handle): void };
}

const PROBE = "_terra_probe";

/**
 * The model behind anywidget's proxy, which alone knows whether a kernel is connected.
 *
 * Change events carry it: one is caused by a value that nobody reads, and is never sent.
 */
function behind(model: Model): Live {
  let found: Live = model;
  const catching = (real: unknown) => {
    if (real && typeof real === "object") found = real;
  };
  model.on(`change:${PROBE}`, catching);
  model.set?.(PROBE, Math.random());
  model.off(`change:${PROBE}`, catching);
  model.set?.(PROBE, undefined);
  return found;
}

/**
 * Take messages without waiting for anywidget; whether that was possible.
 *
 * anywidget holds them back until this file is loaded. When a busy page needs two seconds for that, it gives
 * up and drops every message from then on: the widget would look alive and get nothing.
 */
function takeMessages(real: Live): boolean {
  const plain = Object.getPrototypeOf(Object.getPrototypeOf(real)) as { _handle_comm_msg?: Handle } | null;
  const handle = plain?._handle_comm_msg;
  if (!handle || !real.comm?.on_msg) return false;
  real.comm.on_msg((...message) => handle.apply(real, message));
  return true;
}

function host(model: Model): Host {
  const real = behind(model);
  const heard = takeMessages(real);
  const line = new Line(real.widget_manager?.kernel as Connection | null | undefined);
  const shared = () => model.get("snapshot") as Partial<WidgetSnapshot> | undefined;
  let own: WidgetSnapshot | undefined;
  return {
    read: () => {
      const snapshot = shared();
      // With secrets it comes first, and holds until there is a later one without.
      if (own && own.number >= (snapshot?.number ?? 0)) return own;
      return snapshot?.number === undefined ? undefined : (snapshot as WidgetSnapshot);
    },
    post: (message) => model.send(message),
    path: () => real.widget_manager?.context?.path,
    connect: (link, path) => real.widget_manager?.rendermime?.linkHandler?.handleLink(link, path, ""),
    alive: () => !line.cut && real.comm_live !== false && model.widget_manager?.kernel !== null,
    watch(changed) {
      const events = ["change:snapshot", "comm_live_update"];
      for (const event of events) model.on(event, changed);
      const taken = (message: Message) => {
        if (!message?.private) return;
        own = message.private;
        changed();
      };
      model.on("msg:custom", taken);
      // What came before this file was loaded may be lost: say what is here, and Python sends the rest.
      if (heard || real.comm) model.send({ hello: shared()?.number ?? 0 });
      const unwatch = line.watch(changed);
      return () => {
        unwatch();
        model.off("msg:custom", taken);
        for (const event of events) model.off(event, changed);
      };
    },
    // Running a cell makes it the active one, or the one after it.
    wanted: (root) => {
      const cell = root.closest(".jp-Cell");
      return [cell, cell?.nextElementSibling].some((one) => one?.classList.contains("jp-mod-active"));
    },
    around: (root) => root.closest(".jp-WindowedPanel-outer, .jp-Notebook"),
    pictures(taken) {
      const sent = (message: Message) => message?.pictures && taken(message as SentPictures);
      model.on("msg:custom", sent);
      return () => model.off("msg:custom", sent);
    },
    listen(file, foreseen, chart) {
      const taken = (message: Message, buffers: DataView[] = []) => {
        if (message?.foreseen) foreseen(message);
        else if (message?.chart) chart(message.chart);
        else if (message?.file && buffers[0]) file({ ...message, bytes: buffers[0] });
      };
      model.on("msg:custom", taken);
      return () => model.off("msg:custom", taken);
    },
  };
}

/** What is saved of a table; other widgets save nothing. */
function autosave(model: Model): AutosaveHost {
  let code: string | null = null;
  return {
    state: () => {
      const state = model.get("autosave") as Partial<AutosaveState> | undefined;
      return state?.key === undefined ? undefined : (state as AutosaveState);
    },
    code: () => code,
    words: () => (model.get("autosave_words") ?? {}) as Record<string, string>,
    post: (message) => model.send(message),
    watch(changed) {
      const taken = (message: Message) => {
        if (message?.code === undefined) return;
        code = message.code;
        changed();
      };
      model.on("change:autosave", changed);
      model.on("msg:custom", taken);
      return () => {
        model.off("change:autosave", changed);
        model.off("msg:custom", taken);
      };
    },
  };
}

/** The widget of a door. A view of the model is drawn by `render`, which may be called several times for one model. */
export function widget(door: Door) {
  return {
    render({ model, el }: { model: Model; el: HTMLElement }): () => void {
      const kind = String(model.get("_kind") ?? "table");
      return open(el, host(model), door, kind, kind === "table" ? autosave(model) : null);
    },
  };
}
