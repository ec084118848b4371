// A web socket beside the page.
import type { Way, WayEvents } from "./line";

export function openSocket({ opened, told, closed }: WayEvents): Way {
  const address = new URL("ws", document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  let socket: WebSocket;
  try {
    socket = new WebSocket(address);
  } catch {
    setTimeout(closed); // a browser that allows none
    return { send: () => undefined, close: () => undefined };
  }
  socket.onopen = opened;
  socket.onmessage = ({ data }) => told(String(data));
  socket.onclose = closed;
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}
