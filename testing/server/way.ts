import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be cut, hung and mended; without a server behind it, it hangs from the start. */
export async function openWay(target?: { host: string; port: number }) {
  const open = new Set<Socket>();
  let hanging = !target;
  const server = createServer((near) => {
    open.add(near.on("error", () => near.destroy()));
    if (hanging || !target) return;
    const far = connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from.on("error", () => to.destroy()).on("close", () => to.destroy()));
      from.pipe(to);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  return {
    host: `127.0.0.1:${port}`,
    cut: () => {
      server.close();
      for (const socket of open) socket.destroy();
      open.clear();
    },
    /** Listens again, and from now on carries new connections. */
    mend: async () => {
      hanging = !target;
      if (!server.listening) await listen(port);
    },
    /** Takes bytes and new connections, and gives no answer any more. */
    hang: () => {
      hanging = true;
      for (const socket of open) socket.pause();
    },
  };
}
