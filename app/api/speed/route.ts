import { randomFillSync } from "node:crypto";
import { askedKilobytes, mostKilobytes } from "@/lib/device-check/speed";

/** Bytes that no network can squeeze, made once: what is measured is the connection and not the generator. */
let noise: Uint8Array<ArrayBuffer> | undefined;

/** `?kb=` kilobytes for the device check to time. */
export function GET(request: Request) {
  const kilobytes = askedKilobytes(new URL(request.url).searchParams.get("kb"));
  if (kilobytes === undefined) return new Response(null, { status: 400 });
  noise ??= randomFillSync(new Uint8Array(mostKilobytes * 1024));
  return new Response(noise.subarray(0, kilobytes * 1024), {
    headers: { "content-type": "application/octet-stream", "cache-control": "no-store, no-transform" },
  });
}
