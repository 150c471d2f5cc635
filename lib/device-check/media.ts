/** Why a camera or microphone gives nothing. */
export type MediaFailure = "refused" | "missing" | "busy" | "unknown";

/** The reason behind the name of the error that `getUserMedia` gave (W3C Media Capture and Streams). */
export function mediaFailure(errorName: string): MediaFailure {
  switch (errorName) {
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "missing";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "unknown";
  }
}

/** Loudness of quiet speech an arm's length away, as the root mean square of samples from -1 to 1. */
const quietSpeech = 0.01;
/** Loudness that fills the meter: speech close by. */
const loud = 0.25;

/** Root mean square of samples from -1 to 1: 0 is silence. */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Whether a loudness is a voice rather than the noise of a quiet room. */
export function isHeard(value: number): boolean {
  return value >= quietSpeech;
}

/** How far a level meter goes, from 0 to 1. Ears hear ratios, so it grows with the logarithm. */
export function meterLevel(value: number): number {
  const floor = quietSpeech / 4;
  if (value <= floor) return 0;
  return Math.min(1, Math.log(value / floor) / Math.log(loud / floor));
}
