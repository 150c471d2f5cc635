import { ProviderError } from "../../base/contract/provider-error";

/** Maximum size of a request body, in bytes. The largest of the 16 calls needs about 2 KB. */
export const maxBodyBytes = 64 * 1024;

/**
 * Parses a JSON request body. Bytes are counted while reading, so a larger body is never buffered.
 * @throws ProviderError wrongFormat, bodyTooLarge, or invalidInput (malformed JSON or UTF-8, or an interrupted body).
 */
export async function readJson(request: Request, maxBytes = maxBodyBytes): Promise<unknown> {
  if (!isJson(request.headers.get("content-type"))) throw new ProviderError("wrongFormat", "");
  const bytes = await readBytes(request, maxBytes);
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

/** Reads a body of at most `maxBytes`. @throws ProviderError bodyTooLarge, or invalidInput if it is interrupted. */
export async function readBytes({ body, headers }: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(headers.get("content-length")) > maxBytes) throw new ProviderError("bodyTooLarge", "");
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let size = 0; reader;) {
    const { done, value } = await reader.read().catch(throwInterrupted);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      // Not awaited: a sender that never stops would delay the refusal.
      void reader.cancel().catch(() => undefined);
      throw new ProviderError("bodyTooLarge", "");
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** An interrupted upload is a client problem, so it becomes a refusal and is not logged as a failure. */
function throwInterrupted(): never {
  throw new ProviderError("invalidInput", "", [{ path: "", message: "the body broke off" }]);
}
