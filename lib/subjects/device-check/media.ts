/** Why a camera or microphone cannot be used. */
export type MediaFailure = "refused" | "missing" | "busy" | "unknown";

/** Maps the name of an error of `getUserMedia` to its cause (W3C Media Capture and Streams). */
export function toMediaFailure(errorName: string): MediaFailure {
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

/** Root mean square (samples from -1 to 1) of quiet speech at arm's length. */
const quietSpeech = 0.01;
/** Root mean square of close speech, which fills the meter. */
const fullMeterLevel = 0.25;

/** Root mean square of samples from -1 to 1: 0 is silence. */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Whether a loudness is louder than the noise of a quiet room. */
export function isAudible(value: number): boolean {
  return value >= quietSpeech;
}

/** Level of the meter for a loudness, from 0 to 1. Logarithmic, because hearing is. */
export function meterLevel(value: number): number {
  const floor = quietSpeech / 4;
  if (value <= floor) return 0;
  return Math.min(1, Math.log(value / floor) / Math.log(fullMeterLevel / floor));
}
