/** A download of known size; its time goes from asking to the last byte. */
export type Sample = { bytes: number; durationMs: number };

/** Speed that a class needs, in megabits per second: it must be above this (spec section 1, class page copy). */
export const neededMbps = 4;

/** Speed that the school recommends, in megabits per second: above this (spec section 1, help page). */
export const recommendedMbps = 10;

/** Most that one request for test bytes may ask for, in kilobytes of 1024 bytes. */
export const maxKilobytes = 4096;

/** How long a download may take: what has come by then tells enough about a slow connection. */
export const maxDownloadMs = 12_000;

/**
 * Sizes to download, in kilobytes. The first only opens the connection and is not counted; the last is asked for
 * only where the one before was over so soon that its time says little.
 */
const sizes = [64, 1024, maxKilobytes];
const tooShortMs = 400;

/** Kilobytes to download next, or undefined when enough is known. */
export function nextDownload(samples: readonly Sample[]): number | undefined {
  const last = samples.at(-1);
  if (samples.length >= 2 && last && last.durationMs >= tooShortMs) return undefined;
  return sizes[samples.length];
}

/** Megabits per second of the last download: bytes to bits, milliseconds to seconds. */
export function megabits({ bytes, durationMs }: Sample): number {
  return (bytes * 8) / 1e6 / (Math.max(durationMs, 1) / 1000);
}

export type SpeedVerdict = "pass" | "enough" | "slow";

/** What a speed in megabits per second is for a class: as recommended, enough, or too slow. */
export function judgeSpeed(mbps: number): SpeedVerdict {
  if (mbps > recommendedMbps) return "pass";
  return mbps > neededMbps ? "enough" : "slow";
}

/** The size that a query asks for, within what one request may have; undefined if it is no such number. */
export function askedKilobytes(query: string | null): number | undefined {
  if (query === null || !/^\d{1,5}$/.test(query)) return undefined;
  const kilobytes = Number(query);
  return kilobytes >= 1 && kilobytes <= maxKilobytes ? kilobytes : undefined;
}
