import { parseSoundAddress, soundAddress } from "./address";
import { parseRange } from "./range";
import { encodeWav, parseWav, sampleRate, wavBytes } from "./wav";

const hash = "0123456789abcdef".repeat(4);
const tone = (seconds: number, peak = 0.5) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, index) => peak * Math.sin(index / 20));

/** Returns a copy of a file with other bytes at a position. */
function patch(bytes: Uint8Array, position: number, ...values: number[]): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set(values, position);
  return copy;
}

describe("a recording", () => {
  test("is read as it was written", () => {
    const bytes = encodeWav(tone(0.5));
    expect(bytes.byteLength).toBe(wavBytes(0.5));
    const parsed = parseWav(bytes);
    expect(parsed?.seconds).toBe(0.5);
    expect(parsed?.peak).toBeCloseTo(0.5, 2);
  });

  test("is cut off where it is too loud", () => {
    const loud = encodeWav(Float32Array.of(3, -3, Number.NaN));
    expect([...new Int16Array(loud.buffer, 44)]).toEqual([32_767, -32_767, 0]);
    expect(parseWav(loud)?.peak).toBe(1);
    expect(parseWav(patch(loud, 44, 0x00, 0x80))?.peak).toBe(1);
  });

  test("is read from the middle of a buffer, as the server receives it", () => {
    const bytes = encodeWav(tone(0.1));
    const received = Buffer.concat([Buffer.alloc(3), bytes]).subarray(3);
    expect(parseWav(received)).toEqual(parseWav(bytes));
  });

  const good = encodeWav(tone(0.1));
  test.each<[string, Uint8Array]>([
    ["nothing", new Uint8Array()],
    ["a header without samples", good.subarray(0, 44)],
    ["half a header", good.subarray(0, 20)],
    ["half a sample", good.subarray(0, 47)],
    ["a truncated file", good.subarray(0, good.length - 2)],
    ["bytes after the samples", Buffer.concat([good, Buffer.from("<script>")])],
    ["another container", patch(good, 0, ...Buffer.from("RIFX"))],
    ["a picture in the container", patch(good, 8, ...Buffer.from("WEBP"))],
    ["floating point samples", patch(good, 20, 3)],
    ["two channels", patch(good, 22, 2)],
    ["another rate", patch(good, 24, 0x80, 0xbb)],
    ["8 bits", patch(good, 34, 8)],
    ["a size of samples beyond the file", patch(good, 40, 0xff, 0xff, 0xff, 0xff)],
    ["a size of samples of 0", patch(good, 40, 0, 0, 0, 0)],
    ["a size of the file that is wrong", patch(good, 4, 1)],
    ["another chunk before the samples", patch(good, 36, ...Buffer.from("LIST"))],
    ["HTML", Buffer.from(`<html>${" ".repeat(200)}`)],
  ])("is not %s", (_what, bytes) => expect(parseWav(bytes)).toBeUndefined());

  test("is refused after any change of its header", () => {
    for (let position = 0; position < 44; position += 1)
      for (const change of [1, 0x80, 0xff])
        expect(parseWav(patch(good, position, (good[position] ?? 0) ^ change))).toBeUndefined();
  });

  test("is never found in random bytes, which are read without an error", () => {
    let seed = 1;
    const next = () => (seed = (seed * 16_807) % 2_147_483_647) & 0xff;
    for (let run = 0; run < 500; run += 1) {
      const bytes = Uint8Array.from({ length: run }, next);
      // Half of them begin like a recording.
      if (run % 2) bytes.set(good.subarray(0, Math.min(run, 4 + (run % 44))));
      expect(parseWav(bytes)).toBeUndefined();
    }
  });
});

test("the address of a recording has its hash; other texts have none", () => {
  expect(parseSoundAddress(soundAddress(hash))).toBe(hash);
  for (const other of [
    "",
    `/sounds/${hash}.mp3`,
    `/sounds/${hash.slice(1)}.wav`,
    `/sounds/${hash.toUpperCase()}.wav`,
    `/sounds/../${hash}.wav`,
    `https://x.example/sounds/${hash}.wav`,
    `/sounds/${hash}.wav\n`,
  ])
    expect(parseSoundAddress(other)).toBeUndefined();
});

test.each([
  [null, undefined],
  ["bytes=0-1", { start: 0, end: 2 }],
  ["bytes=0-", { start: 0, end: 100 }],
  ["bytes=10-1000", { start: 10, end: 100 }],
  ["bytes=99-", { start: 99, end: 100 }],
  ["bytes=-10", { start: 90, end: 100 }],
  ["bytes=-1000", { start: 0, end: 100 }],
  ["bytes=100-", null],
  ["bytes=-0", null],
  ["bytes=5-4", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["items=0-1", undefined],
  [`bytes=${"9".repeat(40)}-`, undefined],
])("the range %s of 100 bytes", (header, expected) => expect(parseRange(header, 100)).toEqual(expected));
