import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Connection } from "../db/types";
import { leaveAddress, takeAddress } from "./socket-address";
import { maxOptionsBytes, startCommand } from "./commands";
import { CommandRefusal } from "./refusal";

/*
 * The operator's way into a running site. Only one process may hold the data folder, and a school must not stop
 * its site to read its leads: so the site itself answers the commands, on a socket that only the account which
 * runs it may open. It speaks plain HTTP: POST /<command> with the options as a JSON object; 200 and the answer
 * piece by piece, or 400 and one line.
 */

/**
 * Opens the operator socket of a data folder that this process holds.
 * @returns closes it again. The end of the process does so too.
 */
export async function openOperatorSocket(
  connection: Connection,
  dataDir: string,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => void serve(connection, request, response));
  const address = takeAddress(dataDir);
  // Only the mask makes the socket private from its first moment on; it is bound before `listen` returns.
  const mask = process.umask(0o177);
  try {
    server.listen(address);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
  // The socket alone keeps no process alive.
  server.unref();
  const leave = () => leaveAddress(dataDir);
  process.once("exit", leave);
  return async () => {
    process.off("exit", leave);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    leave();
  };
}

async function serve(connection: Connection, request: IncomingMessage, response: ServerResponse) {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  try {
    if (request.method !== "POST") throw new CommandRefusal("Commands are sent by POST.");
    const name = request.url?.slice(1) ?? "";
    const options = await readOptions(request, maxOptionsBytes(name));
    for await (const piece of startCommand(connection, name, options)) {
      if (!response.write(piece)) await once(response, "drain", { signal: gone.signal });
    }
    response.end();
  } catch (error) {
    // An answer that has begun can only be broken off, which its reader sees.
    if (response.headersSent) return response.destroy();
    const line = error instanceof Error ? error.message : String(error);
    response.writeHead(error instanceof CommandRefusal ? 400 : 500).end(line);
  }
}

async function readOptions(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new CommandRefusal("The options are too long.");
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}");
  } catch {
    throw new CommandRefusal("The options are not JSON.");
  }
}
