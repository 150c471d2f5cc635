import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { brotliOf, compress, encodingFor, gzipOf } from "./compress";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.1", "gzip"],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["gzip;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["*;q=0", "identity"],
])("Accept-Encoding: %s gets %s", (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});

test("compressed buffers do not keep the compressor's larger block in memory", async () => {
  const text = "你好 ".repeat(100);
  const br = await brotliOf(text);
  for (const compressed of [...Object.values(await compress(text)), br, await gzipOf(br)])
    expect(compressed.buffer.byteLength).toBe(compressed.length);
});

test("both encodings decode to the text", async () => {
  const { br, gzip } = await compress("你好 ".repeat(100));
  expect(brotliDecompressSync(br).toString()).toBe("你好 ".repeat(100));
  expect(gunzipSync(gzip).toString()).toBe("你好 ".repeat(100));
});
