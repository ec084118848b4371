// Requests that wait for an answer, where web sockets are blocked.
import type { Way, WayEvents } from "./line";

/** What a request brings back: the name of this line, and what was said on it; without a name the line is gone. */
interface Got { line: string | null; got: object[] }

/**
 * One request always waits for what is said; what the page says goes with requests that are answered at once.
 *
 * Both carry the name of the line. One that fails ends the line, and the page says hello on a new one.
 */
export function openPoll({ opened, told, closed }: WayEvents): Way {
  const stop = new AbortController();
  const queue: string[] = [];
  let line: string | null = null;
  let sending = false;
  let over = false;

  const close = () => {
    over = true;
    stop.abort();
  };
  const fail = () => {
    if (over) return;
    close();
    closed();
  };
  const ask = async (send: string[], wait: boolean) => {
    const answer = await fetch("poll", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{"line":${JSON.stringify(line)},"wait":${wait},"send":[${send.join(",")}]}`,
      signal: stop.signal,
      cache: "no-store",
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { line: name, got } = (await answer.json()) as Got;
    if (name === null) throw new Error("line");
    line = name;
    for (const message of got) if (!over) told(JSON.stringify(message));
    if (!got.length && !over) told("");
  };
  const flush = async () => {
    if (sending) return;
    sending = true;
    try {
      while (queue.length && !over) {
        const first = line === null;
        await ask(queue.splice(0), false);
        if (first) void listen();
      }
    } catch {
      fail();
    }
    sending = false;
  };
  const listen = async () => {
    try {
      while (!over) await ask([], true);
    } catch {
      fail();
    }
  };
  setTimeout(() => over || opened());
  return {
    send: (text) => {
      queue.push(text);
      void flush();
    },
    close,
  };
}
