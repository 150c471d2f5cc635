import { codes } from "../../lib/base/contract/codes";
import type { deskCalls, DeskCallName } from "../../lib/app/bootstrap/calls";
import type { InputOf, ResponseOf } from "../../lib/base/contract/call";
import type { School } from "./simulation";

export type DeskResult<Data = unknown> = { code: number; message: string; data: Data };

/**
 * Makes a desk call over HTTP as the desk's pages do.
 * @returns the response, or undefined if the connection failed or the call was rate-limited
 */
export type DeskClient = <Name extends DeskCallName>(
  name: Name,
  input: InputOf<typeof deskCalls, Name>,
  /** The file of an upload. */
  file?: Blob,
) => Promise<DeskResult<ResponseOf<typeof deskCalls, Name>> | undefined>;

export const createDeskClient =
  (baseUrl: string, { session }: School): DeskClient =>
  async (name, input, file) => {
    const type = file?.type ?? "application/json";
    const query = file ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
    const headers = { "content-type": type, cookie: `desk=${session}`, origin: baseUrl };
    const request = { method: "POST", headers, body: file ?? JSON.stringify(input) };
    try {
      const result = (await (
        await fetch(`${baseUrl}/api/desk/${name}${query}`, request)
      ).json()) as DeskResult<never>;
      return result.code === codes.tooManyRequests.code ? undefined : result;
    } catch {
      return undefined;
    }
  };
