import { createServer } from "node:net";
import { Stop } from "./run.mjs";

/** The port in `PORT`, or 3000. @throws Stop when it is no port. */
export function wantedPort() {
  const value = process.env.PORT?.trim() || "3000";
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    throw new Stop(`Wrong environment: PORT must be a port number, not "${value}"`);
  return port;
}

/** Listens for a moment: the port that was had (any free one for 0), or undefined when it is taken. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(port);
      else reject(new Stop(`Cannot listen on port ${port}: ${error.message}`));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const had = server.address().port;
      server.close(() => resolve(had));
    });
  });
}

/** Whether nothing listens on the port, on all addresses or on this machine's own alone. */
export async function isFree(port) {
  for (const host of [undefined, "127.0.0.1", "::1"]) {
    if ((await tryPort(port, host)) === undefined) return false;
  }
  return true;
}

/** The port itself when it is free, otherwise any free one. */
export async function freePort(preferred = 0) {
  return preferred !== 0 && (await isFree(preferred)) ? preferred : await tryPort(0);
}
