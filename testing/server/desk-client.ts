import { codes } from "../../lib/contract/codes";
import type { DeskResponse, DeskCallName, DeskInput } from "../../lib/desk/contract";
import type { School } from "./simulate-visitors";

export type DeskResult<Data = unknown> = { code: number; message: string; data: Data };

/**
 * Makes a desk call over HTTP as the desk's pages do.
 * @returns the response, or undefined if the connection failed or the call was rate-limited
 */
export type DeskClient = <Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name>,
) => Promise<DeskResult<DeskResponse<Name>> | undefined>;

export const createDeskClient =
  (baseUrl: string, { session }: School): DeskClient =>
  async (name, input) => {
    const headers = { "content-type": "application/json", cookie: `desk=${session}`, origin: baseUrl };
    const request = { method: "POST", headers, body: JSON.stringify(input) };
    try {
      const result = (await (
        await fetch(`${baseUrl}/api/desk/${name}`, request)
      ).json()) as DeskResult<never>;
      return result.code === codes.tooManyRequests.code ? undefined : result;
    } catch {
      return undefined;
    }
  };
