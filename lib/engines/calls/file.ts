import * as z from "zod";

/** A file that a call returns instead of an envelope. */
export type CallFile = { name: string; type: string; pieces: AsyncIterable<string | Uint8Array> };

/** Response of a call that returns a file. */
export const file = z.custom<CallFile>((value) => typeof value === "object" && value !== null);

export const isFile = (result: object): result is CallFile => "pieces" in result;

/** A file of one JSON value, indented so that people can read it. */
export function toJsonFile(name: string, value: object): CallFile {
  const pieces = (async function* () {
    yield await Promise.resolve(JSON.stringify(value, null, 2));
  })();
  return { name, type: "application/json", pieces };
}

/** Streams a file: only one piece of it is in memory at a time. */
export function sendFile({ name, type, pieces }: CallFile): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
  const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
  return new Response(body, { headers: { ...headers, "Cache-Control": "no-store" } });
}
