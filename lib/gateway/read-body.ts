import { ProviderError } from "../provider/types";

/** Most a request's body may hold, in bytes. The largest of the 16 calls needs about 2 KB. */
export const maxBodyBytes = 64 * 1024;

/**
 * The parsed JSON of a request's body. Bytes are counted as they come, so a larger body is never held.
 * @throws ProviderError notJson, bodyTooLarge or invalidInput (malformed JSON or UTF-8, a body that breaks off).
 */
export async function readJson(request: Request, maxBytes = maxBodyBytes): Promise<unknown> {
  if (!isJson(request.headers.get("content-type"))) throw new ProviderError("notJson", "");
  if (Number(request.headers.get("content-length")) > maxBytes) throw new ProviderError("bodyTooLarge", "");
  const bytes = await readBytes(request.body, maxBytes);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ProviderError("invalidInput", "", [{ path: "", message: "malformed JSON" }]);
  }
}

export function isJson(contentType: string | null): boolean {
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => /^charset="?([^"\s]*)"?$/.exec(parameter.trim())?.[1])
    .find(Boolean);
  return type.trim() === "application/json" && (charset === undefined || charset === "utf-8");
}

async function readBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let size = 0; reader;) {
    const { done, value } = await reader.read().catch(brokeOff);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      // Not awaited: a sender that never stops would hold the refusal back.
      void reader.cancel().catch(() => undefined);
      throw new ProviderError("bodyTooLarge", "");
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The sender's line, and nothing that is wrong here: nobody hears the answer, and no log calls it a failure. */
function brokeOff(): never {
  throw new ProviderError("invalidInput", "", [{ path: "", message: "the body broke off" }]);
}
