import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { StartError } from "../../base/db/types";
import type { CommandOutput } from "../../base/commands/command";
import { CommandRefusal } from "../../base/commands/command";

/**
 * Runs a command in the site that listens at `address`.
 * @returns the output. Reading it fails if the site breaks it off.
 * @throws CommandRefusal with the site's error line; StartError if nothing listens there.
 */
export async function sendCommand(address: string, name: string, options: object): Promise<CommandOutput> {
  const outgoing = request({ socketPath: address, method: "POST", path: `/${name}`, agent: false });
  outgoing.end(JSON.stringify(options));
  const [response] = (await once(outgoing, "response").catch((error: Error) => {
    throw new StartError(`The running site does not answer: ${error.message}.`, { cause: error });
  })) as [IncomingMessage];
  if (response.statusCode === 200) return response;
  let line = "";
  for await (const piece of response.setEncoding("utf8")) line += String(piece);
  throw new CommandRefusal(line);
}
