import { randomFillSync } from "node:crypto";
import { failure, toResponse } from "@/lib/engines/calls/result";
import { clientOf } from "@/lib/engines/calls/limit";
import { readLanguage } from "@/lib/engines/calls/read-context";
import { consumeLimit } from "@/lib/base/limits/check";
import { parseKilobytes, maxKilobytes } from "@/lib/subjects/device-check/speed";

/** Random bytes, which no network can compress. Generated once, so that only the connection is measured. */
let noise: Uint8Array<ArrayBuffer> | undefined;

/** Sends `?kb=` kilobytes for the device check to time. */
export async function GET(request: Request) {
  const kilobytes = parseKilobytes(new URL(request.url).searchParams.get("kb"));
  if (kilobytes === undefined) return new Response(null, { status: 400 });
  try {
    await consumeLimit("speed", clientOf(request.headers));
  } catch (error) {
    return toResponse(failure(error, readLanguage(request.headers), "speed"));
  }
  noise ??= randomFillSync(new Uint8Array(maxKilobytes * 1024));
  return new Response(noise.subarray(0, kilobytes * 1024), {
    headers: { "content-type": "application/octet-stream", "cache-control": "no-store, no-transform" },
  });
}
