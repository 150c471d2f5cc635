import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection } from "../../base/db/types";
import { createAuxiliaryServer } from "../../base/request/auxiliary-server";
import { removeAddress, createAddress } from "./socket-address";
import { maxOptionsBytes, startCommand } from "./commands";
import { CommandRefusal } from "../../base/commands/command";

/*
 * Lets operator commands run inside a running site. Only one process may hold the data folder, and reading leads must
 * not require stopping the site. The socket is accessible only to the system account that runs the site. It speaks
 * plain HTTP: POST /<command> with the options as a JSON object; the response is 200 with streamed output, or 400
 * with a one-line error.
 */

/**
 * Opens the operator socket of a data folder that this process holds.
 * @returns a function that closes the socket. It is also cleaned up when the process exits.
 */
export async function openOperatorSocket(
  connection: Connection,
  dataDir: string,
): Promise<() => Promise<void>> {
  const server = createAuxiliaryServer((request, response) => void serve(connection, request, response));
  const address = createAddress(dataDir);
  // The umask makes the socket private from its creation; it is bound before `listen` returns.
  const mask = process.umask(0o177);
  try {
    server.listen(address);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
  const cleanUp = () => removeAddress(dataDir);
  process.once("exit", cleanUp);
  return async () => {
    process.off("exit", cleanUp);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    cleanUp();
  };
}

async function serve(connection: Connection, request: IncomingMessage, response: ServerResponse) {
  const disconnected = new AbortController();
  response.once("close", () => disconnected.abort());
  try {
    if (request.method !== "POST") throw new CommandRefusal("Commands are sent by POST.");
    const name = request.url?.slice(1) ?? "";
    const options = await readOptions(request, maxOptionsBytes(name));
    for await (const piece of startCommand(connection, name, options)) {
      if (!response.write(piece)) await once(response, "drain", { signal: disconnected.signal });
    }
    response.end();
  } catch (error) {
    // Once headers are sent, an error can only be signaled by breaking the response off.
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
