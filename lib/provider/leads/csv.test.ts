import fc from "fast-check";
import { csvRow, defused } from "./csv";

/** Reads CSV by RFC 4180 and nothing else: throws on what it does not allow. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  const token = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let row: string[] = []; token.lastIndex < text.length;) {
    const at = token.lastIndex;
    const [, quoted, plain, end] = token.exec(text) ?? [];
    if (end === undefined) throw new Error(`no CSV at ${at}: ${text.slice(at, at + 20)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The text without the marks that were put into the source; throws when anything else was changed. */
function withoutMarks(text: string, source: string): string {
  let rest = source;
  for (const character of text) {
    if (rest.startsWith(character)) rest = rest.slice(character.length);
    else if (character !== "'") throw new Error(`${JSON.stringify(source)} became ${JSON.stringify(text)}`);
  }
  return source.slice(0, source.length - rest.length);
}

const dangerous = [
  "=",
  "+",
  "-",
  "@",
  "＝",
  "＋",
  "－",
  "＠",
  "⩵",
  "⁼",
  "﹣",
  "\t",
  "\r",
  "\n",
  ";",
  '"',
  ",",
  "'",
  " ",
  "\u3000",
];
/** Texts in which what is dangerous is common. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...dangerous), fc.string({ unit: "grapheme", maxLength: 3 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));

test("every row is read back as it was, but for the marks", () => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 5 }), { maxLength: 4 }), (rows) => {
      const read = parse(rows.map(csvRow).join(""));
      expect(read.map((row, y) => row.map((text, x) => withoutMarks(text, rows[y]?.[x] ?? "")))).toEqual(
        rows,
      );
    }),
  );
});

test("nothing begins with what a spreadsheet runs, wherever it cuts the cells", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(defused(text)).not.toMatch(/^[\t\r\n]/);
      for (const part of defused(text).split(/[;\t\r\n]/)) {
        expect(part.trimStart().normalize("NFKC")).not.toMatch(/^[=+\-@]/);
      }
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['=HYPERLINK("http://x","y")', '\'=HYPERLINK("http://x","y")'],
  ["+84 912", "'+84 912"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["＝1+1", "'＝1+1"],
  ["⩵1", "'⩵1"],
  ["a;⩵1", "a;'⩵1"],
  ["  =1", "'  =1"],
  ["宣讲会;=1", "宣讲会;'=1"],
])("%j is defused", (text, harmless) => expect(defused(text)).toBe(harmless));

test.each(["84-912345678", "Lan Anh", "a=b", "lan@example.com", "Nguyễn-Trần", "'quoted'", "8.5", ""])(
  "%j stays as it is",
  (text) => expect(defused(text)).toBe(text),
);

test("numbers stay numbers, and nothing stays empty", () => {
  expect(csvRow([-1.5, null, 84, "a b", ""])).toBe('-1.5,,84,"a b",\r\n');
});
