import { createServer } from "node:net";
import { Stop } from "./run.mjs";

/** The port in the environment variable `PORT`, or 3000. @throws Stop if it is not a port number */
export function readPort() {
  const value = process.env.PORT?.trim() || "3000";
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535)
    throw new Stop(`Wrong environment: PORT must be a port number, not "${value}"`);
  return port;
}

/** Listens briefly on a port. @returns the port (for 0, any free one), or undefined if it is in use */
function probePort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(port);
      else reject(new Stop(`Cannot listen on port ${port}: ${error.message}`));
    });
    server.listen({ port, host, exclusive: true }, () => {
      const boundPort = server.address().port;
      server.close(() => resolve(boundPort));
    });
  });
}

/** Whether the port is free on all interfaces and on the loopback addresses. */
export async function isFree(port) {
  for (const host of [undefined, "127.0.0.1", "::1"]) {
    if ((await probePort(port, host)) === undefined) return false;
  }
  return true;
}

/** Returns the preferred port if it is free, otherwise any free one. */
export async function freePort(preferred = 0) {
  return preferred !== 0 && (await isFree(preferred)) ? preferred : await probePort(0);
}
