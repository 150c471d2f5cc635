/*
 * The one format of stored recordings: WAV, PCM with 16 bits, one channel, 24,000 samples a second, with the shortest
 * possible header. Every browser plays it and can make it, and it is checked byte by byte (RIFF as of Microsoft's
 * "Multimedia Programming Interface and Data Specifications 1.0").
 */

/** In samples a second: speech has little above 12 kHz. */
export const sampleRate = 24_000;
export const wavType = "audio/wav";

const headerBytes = 44;
const bytesPerSample = 2;
const maxSample = 32_767;

/** The size of a recording in bytes. */
export const wavBytes = (seconds: number): number =>
  headerBytes + Math.round(seconds * sampleRate) * bytesPerSample;

/** The header of a file, without the two sizes: text, or a number and its bytes, by position. */
const header: readonly [position: number, content: string | readonly [value: number, bytes: 2 | 4]][] = [
  [0, "RIFF"],
  [8, "WAVE"],
  [12, "fmt "],
  [16, [16, 4]], // bytes of the format
  [20, [1, 2]], // PCM
  [22, [1, 2]], // channels
  [24, [sampleRate, 4]],
  [28, [sampleRate * bytesPerSample, 4]],
  [32, [bytesPerSample, 2]],
  [34, [8 * bytesPerSample, 2]],
  [36, "data"],
];

/** @param samples from -1 to 1; louder ones are cut off */
export function encodeWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * bytesPerSample;
  const view = new DataView(new ArrayBuffer(headerBytes + dataBytes));
  for (const [position, content] of header) {
    if (typeof content === "string")
      [...content].forEach((letter, index) => view.setUint8(position + index, letter.charCodeAt(0)));
    else if (content[1] === 2) view.setUint16(position, content[0], true);
    else view.setUint32(position, content[0], true);
  }
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) =>
    view.setInt16(
      headerBytes + index * bytesPerSample,
      Math.round(Math.max(-1, Math.min(1, sample)) * maxSample),
      true,
    ),
  );
  return new Uint8Array(view.buffer);
}

export type ParsedWav = {
  seconds: number;
  /** The largest sample, from 0 to 1. */
  peak: number;
};

/** Parses a recording; undefined for any file that `encodeWav` could not have written. */
export function parseWav(bytes: Uint8Array): ParsedWav | undefined {
  const dataBytes = bytes.byteLength - headerBytes;
  if (dataBytes < bytesPerSample || dataBytes % bytesPerSample !== 0) return undefined;
  const expected = encodeWav(new Float32Array(0));
  const sizes = new DataView(expected.buffer);
  sizes.setUint32(4, headerBytes - 8 + dataBytes, true);
  sizes.setUint32(40, dataBytes, true);
  if (expected.some((byte, position) => bytes[position] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let loudest = 0;
  for (let position = headerBytes; position < bytes.byteLength; position += bytesPerSample)
    loudest = Math.max(loudest, Math.abs(view.getInt16(position, true)));
  return {
    seconds: dataBytes / bytesPerSample / sampleRate,
    peak: Math.min(1, loudest / maxSample),
  };
}
