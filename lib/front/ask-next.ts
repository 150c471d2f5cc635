import type { RequestListener } from "node:http";
import inject from "light-my-request";

/** An answer of Next, whole. */
export type NextAnswer = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
};

/**
 * Asks Next for one of its own addresses in this process, without a socket and with nothing of the visitor's: a page
 * can depend on its address alone.
 * @param host that Next takes itself to be asked under; it stands in no page.
 */
export function askNext(next: RequestListener, host: string) {
  return async (path: string, more: Record<string, string> = {}): Promise<NextAnswer> => {
    const { statusCode, headers, payload } = await inject(next as never, {
      method: "GET",
      url: encodeURI(path),
      // Compressed is what leaves the front.
      headers: { host, accept: "text/html", ...more },
    });
    return { status: statusCode, headers, body: payload };
  };
}

export type AskNext = ReturnType<typeof askNext>;
