import { codes } from "../../lib/contract/codes";
import type { DeskResponse, DeskCallName, DeskInput } from "../../lib/desk/contract";
import type { School } from "./load";

export type Said<Data = unknown> = { code: number; message: string; data: Data };

/** Makes a call of the desk over HTTP, as its pages do. @returns what was said, or undefined where nothing was heard. */
export type Ask = <Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name>,
) => Promise<Said<DeskResponse<Name>> | undefined>;

export const askerOf =
  (baseUrl: string, { session }: School): Ask =>
  async (name, input) => {
    const headers = { "content-type": "application/json", cookie: `desk=${session}`, origin: baseUrl };
    const request = { method: "POST", headers, body: JSON.stringify(input) };
    try {
      const said = (await (await fetch(`${baseUrl}/api/desk/${name}`, request)).json()) as Said<never>;
      // Neither a broken line nor a limit on how often one may ask is an answer.
      return said.code === codes.tooManyRequests.code ? undefined : said;
    } catch {
      return undefined;
    }
  };
