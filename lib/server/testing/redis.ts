import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export const redisUrl = process.env.REDIS_URL_TEST ?? "redis://127.0.0.1:6379";
const address = new URL(redisUrl);

/** Asked in a process of its own, since tests must be named before anything can be awaited. */
function reachable(): boolean {
  const ask = `require("net").connect(Number(process.argv[2]), process.argv[1], () => process.exit(0)).on("error", () => process.exit(1));`;
  const { status } = spawnSync(process.execPath, ["-e", ask, address.hostname, address.port || "6379"]);
  if (status !== 0)
    process.stderr.write(
      "No Redis at REDIS_URL_TEST or on this machine: limits and pages are not tested on it.\n",
    );
  return status === 0;
}

export const redisReachable = reachable();

/** A way to Redis that can be cut and mended. */
export async function wayToRedis() {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(address.port || 6379), address.hostname);
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
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut,
    mend: () => listen(port),
    /** Takes bytes and gives none, as a Redis that hangs. */
    hang: () => [...open].forEach((socket) => socket.pause()),
  };
}
