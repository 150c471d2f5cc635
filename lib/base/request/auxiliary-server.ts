import { createServer, type RequestListener, type Server } from "node:http";
import { processState } from "../process-state";

const auxiliarySlot = processState<WeakSet<Server>>("auxiliaryServers");

/**
 * Creates an HTTP server of this process that is not the site, such as the operator socket. The site's rules for
 * requests (lib/app/bootstrap/observe-requests.ts) do not apply to it, and it does not keep the process running. Every
 * server besides the site's is created here; a test compares.
 */
export function createAuxiliaryServer(listener: RequestListener): Server {
  const server = createServer(listener);
  (auxiliarySlot.value ??= new WeakSet()).add(server);
  return server.unref();
}

export const isAuxiliary = (server: Server): boolean => auxiliarySlot.value?.has(server) ?? false;
