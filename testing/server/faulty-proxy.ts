import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Starts a TCP proxy that can simulate connection faults; without a target, it is stalled from the start. */
export async function startFaultyProxy(target?: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isStalled = !target;
  const server = createServer((client) => {
    sockets.add(client.on("error", () => client.destroy()));
    if (isStalled || !target) return;
    const upstream = connect(target.port, target.host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from.on("error", () => to.destroy()).on("close", () => to.destroy()));
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
    /** Stops listening and destroys all connections. */
    disconnect: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    /** Listens again and forwards new connections. */
    restore: async () => {
      isStalled = !target;
      if (!server.listening) await listen(port);
    },
    /** Accepts connections and data, but sends no response. */
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
  };
}
