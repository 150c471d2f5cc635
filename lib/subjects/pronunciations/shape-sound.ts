import { sampleRate } from "../../engines/sounds/wav";

/* Trims and levels what a microphone recorded, so that all recordings begin at once and are equally loud. */

const windowMs = 10;
/** The root mean square of a quiet room, with samples from -1 to 1; a voice is louder. */
const roomNoise = 0.003;
/** A window belongs to the voice from this share of the loudest one on: 26 dB below it. */
const voiceShare = 0.05;
/** Silence left before and after the voice, so that a soft start such as "sh" and the fading end are not cut off. */
const leadMs = 80;
const tailMs = 160;
const fadeMs = 8;
/** Target of the voice's root mean square, about -20 dBFS, and the limit of its loudest sample. */
const targetLoudness = 0.1;
const maxPeak = 0.9;

const toSamples = (ms: number) => Math.round((ms * sampleRate) / 1000);

/**
 * Trims the silence around a voice and levels it.
 * @param samples from -1 to 1, `sampleRate` a second
 * @returns undefined if there is no voice
 */
export function shapeSound(samples: Float32Array, maxSeconds: number): Float32Array | undefined {
  const centered = removeOffset(samples);
  const windows = measureWindows(centered);
  const loudest = Math.max(0, ...windows);
  if (loudest < roomNoise) return undefined;
  const isVoice = (loudness: number) => loudness >= Math.max(roomNoise, loudest * voiceShare);
  const first = windows.findIndex(isVoice);
  const last = windows.findLastIndex(isVoice);
  const start = Math.max(0, first * toSamples(windowMs) - toSamples(leadMs));
  const end = (last + 1) * toSamples(windowMs) + toSamples(tailMs);
  const trimmed = centered.slice(start, Math.min(end, start + maxSeconds * sampleRate));
  const voice = windows.filter(isVoice);
  return fade(level(trimmed, mean(voice)));
}

function mean(values: Iterable<number>): number {
  let [total, count] = [0, 0];
  for (const value of values) [total, count] = [total + value, count + 1];
  return count === 0 ? 0 : total / count;
}

/** Some microphones add a constant to every sample. */
function removeOffset(samples: Float32Array): Float32Array {
  const offset = mean(samples);
  return samples.map((sample) => sample - offset);
}

/** The root mean square of each window. */
function measureWindows(samples: Float32Array): number[] {
  const size = toSamples(windowMs);
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const window = samples.subarray(index * size, (index + 1) * size);
    return Math.sqrt(window.reduce((total, sample) => total + sample * sample, 0) / window.length);
  });
}

function level(samples: Float32Array, loudness: number): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(targetLoudness / loudness, maxPeak / peak);
  return samples.map((sample) => sample * gain);
}

/** A sound that starts or ends at once clicks. */
function fade(samples: Float32Array): Float32Array {
  const length = Math.min(toSamples(fadeMs), samples.length / 2);
  return samples.map(
    (sample, index) => sample * Math.min(1, index / length, (samples.length - 1 - index) / length),
  );
}
