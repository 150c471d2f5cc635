/** The part of a file that a request asks for; `end` is the position after its last byte. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header (RFC 9110 section 14). Safari plays a sound only from a server that answers these.
 * @param size of the file in bytes, at least 1
 * @returns undefined if the whole file is to be sent, as for several ranges or another unit; null if no byte of the file
 * is in the range
 */
export function parseRange(header: string | null, size: number): ByteRange | null | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return last === "0" ? null : { start: Math.max(0, size - Number(last)), end: size };
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return null;
  return { start, end: last === "" ? size : Math.min(size, Number(last) + 1) };
}
