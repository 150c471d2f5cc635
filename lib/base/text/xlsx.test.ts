import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import type { CsvCell } from "./csv";
import { formatXlsx } from "./xlsx";

async function write(rows: readonly (readonly CsvCell[])[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const source = (async function* () {
    yield* rows;
  })();
  for await (const piece of formatXlsx(source)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("texts stay texts: formulas, numbers with zeros in front, dates, marks of XML and line breaks", async () => {
  const rows = [
    ["Name", "Phone", "Points"],
    ["=HYPERLINK(1)", "+84912345678", 1200],
    ["@lan -5 <&\"'>", "007", -3],
    ["a\nb", "1-2", null],
  ];
  expect(await readSheet(await write(rows))).toEqual(rows);
});

test("any rows come back as they were, without characters that XML cannot contain", async () => {
  const cell = fc.oneof(fc.string({ minLength: 1, unit: "binary" }), fc.integer());
  const row = fc.array(cell, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
      const valid = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
      const marked = rows.map((cells) =>
        cells.map((own) => (typeof own === "string" ? `x${own.replace(valid, "")}x` : own)),
      );
      const written = await write(
        rows.map((cells) => cells.map((own) => (typeof own === "string" ? `x${own}x` : own))),
      );
      const read = await readSheet(written);
      expect(read.map((cells) => cells.filter((own) => own !== null))).toEqual(marked);
    }),
    { numRuns: 50 },
  );
});
