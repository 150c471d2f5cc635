/** A download of known size; the duration runs from the request to the last byte. */
export type Sample = { bytes: number; durationMs: number };

/** A class needs more than this, in megabits per second (spec section 1, class page copy). */
export const minMbps = 4;

/** The school recommends more than this, in megabits per second (spec section 1, help page). */
export const recommendedMbps = 10;

/** Largest size of one test download, in kilobytes of 1024 bytes. */
export const maxKilobytes = 4096;

/** Time limit of a download. The bytes received until then are enough to measure a slow connection. */
export const maxDownloadMs = 12_000;

/**
 * Sizes to download, in kilobytes. The first only opens the connection and is not counted. The last is needed only if
 * the previous download was too short to measure.
 */
const sizes = [64, 1024, maxKilobytes];
const tooShortMs = 400;

/** Returns the kilobytes to download next, or undefined when the measurement is complete. */
export function nextDownload(samples: readonly Sample[]): number | undefined {
  const last = samples.at(-1);
  if (samples.length >= 2 && last && last.durationMs >= tooShortMs) return undefined;
  return sizes[samples.length];
}

/** Speed of a download in megabits per second. */
export function toMbps({ bytes, durationMs }: Sample): number {
  return (bytes * 8) / 1e6 / (Math.max(durationMs, 1) / 1000);
}

export type SpeedVerdict = "pass" | "enough" | "slow";

/** Judges a speed in megabits per second. */
export function judgeSpeed(mbps: number): SpeedVerdict {
  if (mbps > recommendedMbps) return "pass";
  return mbps > minMbps ? "enough" : "slow";
}

/** Parses the size in a query; undefined if it is not a number from 1 to `maxKilobytes`. */
export function parseKilobytes(query: string | null): number | undefined {
  if (query === null || !/^\d{1,5}$/.test(query)) return undefined;
  const kilobytes = Number(query);
  return kilobytes >= 1 && kilobytes <= maxKilobytes ? kilobytes : undefined;
}
