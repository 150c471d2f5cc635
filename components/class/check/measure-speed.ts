import { withTimeLimit } from "@/lib/api/time-limit";
import { maxDownloadMs, megabits, nextDownload, type Sample } from "@/lib/device-check/speed";

/**
 * Megabits per second from the site itself to this device. @throws when the site cannot be reached, or on `signal`.
 */
export async function measureSpeed(signal: AbortSignal): Promise<number> {
  const samples: Sample[] = [];
  for (let size = nextDownload(samples); size !== undefined; size = nextDownload(samples)) {
    samples.push(await download(size, signal));
  }
  const last = samples.at(-1);
  if (!last || last.bytes === 0) throw new Error("nothing came");
  return megabits(last);
}

/** Downloads so many kilobytes, or what comes of them in the time that a download may take. */
function download(kilobytes: number, panelSignal: AbortSignal): Promise<Sample> {
  const begun = performance.now();
  // Twice the time, for a site that answers nothing at all: what does come in time ends the download below.
  return withTimeLimit(
    maxDownloadMs * 2,
    async (signal) => {
      const response = await fetch(`/api/speed?kb=${kilobytes}`, { cache: "no-store", signal });
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      const bytes = await countBytes(response.body, begun + maxDownloadMs);
      return { bytes, durationMs: performance.now() - begun };
    },
    panelSignal,
  );
}

/** Bytes that come until the body's end or a moment of `performance.now()`, whichever is first. */
async function countBytes(body: ReadableStream<Uint8Array>, endMs: number): Promise<number> {
  const reader = body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (performance.now() > endMs) {
      await reader.cancel();
      break;
    }
  }
  return bytes;
}
