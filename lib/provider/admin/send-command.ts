import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { StartError } from "../db/types";
import type { Pieces } from "./commands";
import { CommandRefusal } from "./refusal";

/**
 * Runs a command in the site that listens at `address`.
 * @returns the output. Reading it fails if the site breaks it off.
 * @throws CommandRefusal with the site's error line; StartError if nothing listens there.
 */
export async function sendCommand(address: string, name: string, options: object): Promise<Pieces> {
  const asked = request({ socketPath: address, method: "POST", path: `/${name}`, agent: false });
  asked.end(JSON.stringify(options));
  const [answer] = (await once(asked, "response").catch((error: Error) => {
    throw new StartError(`The running site does not answer: ${error.message}.`, { cause: error });
  })) as [IncomingMessage];
  if (answer.statusCode === 200) return answer;
  let line = "";
  for await (const piece of answer.setEncoding("utf8")) line += String(piece);
  throw new CommandRefusal(line);
}
