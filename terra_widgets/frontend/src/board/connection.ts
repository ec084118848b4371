// The line between the page and its kernel, where the host tells about it: a server may be gone too.

/** A kernel's connection in JupyterLab, Notebook and Voilà, as far as it is used here. */
export interface Connection {
  connectionStatus?: string;
  connectionStatusChanged?: {
    connect(slot: () => void): unknown;
    disconnect(slot: () => void): unknown;
  };
}

const PATIENCE = 2500; // ms: a weak network is often back before anybody notices

export class Line {
  /** Whether it has been cut for so long that a person should know. */
  cut = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly connection: Connection | null | undefined) {}

  /** Calls back when `cut` changes; returns how to stop. */
  watch(changed: () => void): () => void {
    const signal = this.connection?.connectionStatusChanged;
    const set = (cut: boolean) => {
      if (cut === this.cut) return;
      this.cut = cut;
      changed();
    };
    const look = () => {
      clearTimeout(this.timer);
      if (this.connection?.connectionStatus === "connected") set(false);
      else this.timer = setTimeout(() => set(true), PATIENCE);
    };
    signal?.connect(look);
    return () => {
      clearTimeout(this.timer);
      signal?.disconnect(look);
    };
  }
}
