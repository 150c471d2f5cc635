import { encodeWav, parseWav, sampleRate } from "../../engines/sounds/wav";
import { minPeak } from "./limits";
import { shapeSound } from "./shape-sound";

/** A deterministic noise from -1 to 1. */
function createNoise() {
  let seed = 7;
  return () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) * 2 - 1;
}

type Part = { seconds: number; loudness: number };

/** A voice between pauses, in a room. */
function createRecording(parts: readonly Part[], { room = 0.001, offset = 0 } = {}): Float32Array {
  const noise = createNoise();
  return Float32Array.from(
    parts.flatMap(({ seconds, loudness }) =>
      Array.from(
        { length: seconds * sampleRate },
        (_, index) => offset + loudness * Math.sin(index / 25) + room * noise(),
      ),
    ),
  );
}
const silence = (seconds: number): Part => ({ seconds, loudness: 0 });
const voice = (seconds: number, loudness = 0.2): Part => ({ seconds, loudness });
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((total, sample) => total + sample * sample, 0) / samples.length);
const peak = (samples: Float32Array) => Math.max(...samples.map(Math.abs));

test("the silence around a voice is cut, and its pauses stay", () => {
  const recorded = createRecording([silence(1.5), voice(0.4), silence(0.3), voice(0.4), silence(2)]);
  const seconds = (shapeSound(recorded, 4)?.length ?? 0) / sampleRate;
  expect(seconds).toBeGreaterThan(1.1);
  expect(seconds).toBeLessThan(1.4);
});

test.each([0.01, 0.05, 0.2, 0.9])("a voice of %s is equally loud as others", (loudness) => {
  const recorded = createRecording([silence(0.5), voice(1, loudness), silence(0.5)], {
    room: loudness / 200,
  });
  const shaped = shapeSound(recorded, 4) ?? new Float32Array(1);
  expect(rms(shaped.subarray(sampleRate * 0.2, sampleRate * 0.9))).toBeCloseTo(0.1, 1);
  expect(peak(shaped)).toBeLessThanOrEqual(0.9);
  // The server accepts it.
  expect(parseWav(encodeWav(shaped))?.peak).toBeGreaterThan(minPeak);
});

test("a knock does not make the voice silent, and a constant is removed", () => {
  const recorded = createRecording([silence(0.2), voice(1, 0.05), silence(0.2)], { offset: 0.3 });
  recorded[3000] = 1;
  const shaped = shapeSound(recorded, 4) ?? new Float32Array(1);
  expect(peak(shaped)).toBeLessThanOrEqual(0.9);
  expect(Math.abs(shaped.reduce((total, sample) => total + sample, 0) / shaped.length)).toBeLessThan(0.01);
});

test("it is never longer than allowed, and begins and ends with silence", () => {
  const shaped = shapeSound(createRecording([voice(6)]), 4) ?? new Float32Array(1);
  expect(shaped.length).toBe(4 * sampleRate);
  for (const end of [shaped[0], shaped.at(-1)]) expect(Math.abs(end ?? 1)).toBe(0);
});

test.each([
  ["nothing", new Float32Array(0)],
  ["zeros", new Float32Array(1000)],
  ["a quiet room", createRecording([silence(2)])],
])("in %s there is no voice", (_what, samples) => expect(shapeSound(samples, 4)).toBeUndefined());
