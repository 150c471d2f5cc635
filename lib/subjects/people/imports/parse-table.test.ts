import fc from "fast-check";
import iconv from "iconv-lite";
import { byteOrderMark, escapeFormulas, formatCsvRow, unescapeFormulas } from "../../../base/text/csv";
import { maxImportRows } from "./fields";
import { parseTable } from "./parse-table.mjs";
import { readTable } from "./read-table";

const options = { encoding: "auto", maxRows: 100, maxColumns: 10 };
const parse = (bytes: Uint8Array, changed: Partial<typeof options> = {}) =>
  parseTable(bytes, { ...options, ...changed });

const vietnamese =
  "Phụ huynh,Học viên\r\n" + "Nguyễn Thị Lan,Trần Văn Bình\r\nLê Thị Hồng Đào,Phạm Ngọc Ánh\r\n".repeat(8);
const simplified = "家长,学员\r\n" + "王小明的妈妈,王小明今年八岁喜欢学中文\r\n".repeat(8);
const traditional = "家長,學員\r\n" + "陳大文的媽媽,陳大文今年八歲喜歡學習中文\r\n".repeat(8);

/** The code page writes accents as letters of their own. */
const toWindows1258 = (text: string) =>
  iconv.encode(
    text.normalize("NFD").replace(/[aeiouAEIOU][\u0302\u0306\u031b]/g, (letter) => letter.normalize("NFC")),
    "windows-1258",
  );

test.each([
  ["utf-8", Buffer.from(vietnamese), vietnamese],
  ["utf-8", Buffer.from(byteOrderMark + vietnamese), vietnamese],
  ["utf-16le", iconv.encode(vietnamese, "utf-16le", { addBOM: true }), vietnamese],
  ["utf-16be", iconv.encode(vietnamese, "utf-16be", { addBOM: true }), vietnamese],
  ["utf-16le", iconv.encode(vietnamese, "utf-16le"), vietnamese],
  ["windows-1258", toWindows1258(vietnamese), vietnamese],
  ["gb18030", iconv.encode(simplified, "gb18030"), simplified],
  ["big5", iconv.encode(traditional, "big5"), traditional],
])("a file in %s is read without its encoding being named", async (encoding, bytes, text) => {
  const rows = text
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  expect(await parse(bytes)).toEqual({ encoding, rows });
  expect(await parse(bytes, { encoding })).toEqual({ encoding, rows });
});

test("commas, semicolons and tabs separate; quotes keep them, line breaks and empty rows", async () => {
  const rows = [["a", "b,;\t\nc"], [""], ["1", 'say "hi"'], ["only"]];
  for (const mark of [",", ";", "\t"])
    expect(await parse(Buffer.from(`a${mark}"b,;\t\nc"\n\n1${mark}"say ""hi"""\nonly\n\n\n`))).toMatchObject({
      rows,
    });
});

test("what is no table, or too long, is named and never thrown", async () => {
  expect(await parse(Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).toEqual({ problem: "unreadable" });
  expect(await parse(Buffer.from("a\n".repeat(102)))).toEqual({ problem: "tooManyRows" });
  expect(await parse(Buffer.from("a\n".repeat(101)))).toMatchObject({ encoding: "utf-8" });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const table = await parse(bytes);
      if (!("problem" in table)) for (const row of table.rows) expect(row.length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 300 },
  );
});

test("a workbook that would unpack to gigabytes is refused by its directory", async () => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32BE(0x504b0102, 0);
  entry.writeUInt32LE(0xf0000000, 24);
  const bomb = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), entry]);
  expect(await parse(bomb)).toEqual({ problem: "tooLarge" });
});

test("100,000 rows are refused in a child process, while this one stays free", async () => {
  const file = Buffer.from("student;email\n" + "An;an@example.com\n".repeat(100_000));
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 20);
  const startedAt = Date.now();
  expect(await readTable(file, "auto")).toEqual({ problem: "tooManyRows" });
  clearInterval(timer);
  // Blocked for the whole time it would have ticked once.
  expect(ticks).toBeGreaterThan(Math.min(3, (Date.now() - startedAt) / 100));
  const rows = await readTable(
    Buffer.from("student;email\n" + "An;a@b.example\n".repeat(maxImportRows)),
    "auto",
  );
  expect(rows).toMatchObject({ encoding: "utf-8" });
});

test("cells that begin like formulas come back from an export as they were", async () => {
  for (const text of ["=1+1", "+84912345678", "-5", "@lan", "'quoted", "1-2", "a, =b", "x"])
    expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }), async (cells) => {
      const clean = cells.map((cell) => cell.normalize("NFC").replaceAll("\0", "").trim() || "x");
      const table = await parse(
        Buffer.from(byteOrderMark + formatCsvRow(["a", "b", "c"]) + formatCsvRow(clean)),
      );
      const [, row = []] = "problem" in table ? [] : table.rows;
      expect(row.map(unescapeFormulas).map(escapeFormulas)).toEqual(clean.map(escapeFormulas));
    }),
  );
});
