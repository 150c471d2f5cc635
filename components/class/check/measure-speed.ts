import { megabits, nextDownload, patience, type Sample } from "@/lib/device-check/speed";

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

/** Downloads so many kilobytes, or what comes of them while patience lasts. */
async function download(kilobytes: number, signal: AbortSignal): Promise<Sample> {
  const begun = performance.now();
  const ends = begun + patience;
  const response = await fetch(`/api/speed?kb=${kilobytes}`, {
    cache: "no-store",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience * 2)]),
  });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const reader = response.body.getReader();
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (performance.now() > ends) {
      await reader.cancel();
      break;
    }
  }
  return { bytes, milliseconds: performance.now() - begun };
}
