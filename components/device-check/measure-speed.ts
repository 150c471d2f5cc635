import { withTimeLimit } from "@/lib/base/request/time-limit";
import { maxDownloadMs, toMbps, nextDownload, type Sample } from "@/lib/subjects/device-check/speed";

/**
 * Download speed from this site in megabits per second. @throws if the site is unreachable or `signal` aborts.
 */
export async function measureSpeed(signal: AbortSignal): Promise<number> {
  const samples: Sample[] = [];
  for (let size = nextDownload(samples); size !== undefined; size = nextDownload(samples)) {
    samples.push(await download(size, signal));
  }
  const last = samples.at(-1);
  if (!last || last.bytes === 0) throw new Error("empty download");
  return toMbps(last);
}

/** Downloads this many kilobytes, or as much of them as arrives within `maxDownloadMs`. */
function download(kilobytes: number, panelSignal: AbortSignal): Promise<Sample> {
  const startMs = performance.now();
  // Twice the limit applies if the site sends no response at all; a body that arrives is ended by `countBytes`.
  return withTimeLimit(
    maxDownloadMs * 2,
    async (signal) => {
      const response = await fetch(`/api/speed?kb=${kilobytes}`, { cache: "no-store", signal });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      const bytes = await countBytes(response.body, startMs + maxDownloadMs);
      return { bytes, durationMs: performance.now() - startMs };
    },
    panelSignal,
  );
}

/** Counts the bytes received until the body ends or `performance.now()` exceeds `endMs`. */
async function countBytes(body: ReadableStream<Uint8Array>, endMs: number): Promise<number> {
  const reader = body.getReader();
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (performance.now() > endMs) {
      await reader.cancel();
      break;
    }
  }
  return bytes;
}
