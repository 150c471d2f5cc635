import fc from "fast-check";
import { formatCsvRow, escapeFormulas } from "./csv";

/** Strict RFC 4180 parser: throws on invalid CSV. */
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

/** Removes the inserted text markers; throws if anything else differs from the source. */
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
/** Texts with many dangerous characters. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...dangerous), fc.string({ unit: "grapheme", maxLength: 3 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));

test("every row parses to its original cells, apart from the text markers", () => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 5 }), { maxLength: 4 }), (rows) => {
      const read = parse(rows.map(formatCsvRow).join(""));
      expect(read.map((row, y) => row.map((text, x) => withoutMarks(text, rows[y]?.[x] ?? "")))).toEqual(
        rows,
      );
    }),
  );
});

/** Splits like spreadsheets that use one delimiter and honor quotes only at the start of a cell. */
function splitHonoringQuotes(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, isStart] = ["", false, true];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[++at];
    else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (isStart && sign === '"') [isQuoted, isStart] = [true, false];
    else if (sign === delimiter || /[\r\n]/.test(sign)) {
      cells.push(cell);
      [cell, isStart] = ["", true];
    } else [cell, isStart] = [cell + sign, isStart && /\s/.test(sign)];
  }
  return [...cells, cell];
}
const splitPlainly = (text: string, delimiter: string) =>
  text.split(new RegExp(`[${delimiter === "|" ? "\\|" : delimiter}\\r\\n]`));
const readers = {
  "honors quotes": splitHonoringQuotes,
  "ignores quotes": splitPlainly,
  "removes quotes": (text: string, delimiter: string) =>
    splitPlainly(text, delimiter).map((cell) => cell.replaceAll('"', "")),
};

test.each(
  Object.entries(readers).flatMap(([name, read]) =>
    [",", ";", "\t", "|"].map((delimiter) => ({ name, delimiter, read })),
  ),
)("no formula runs in a reader that $name and splits at $delimiter", ({ delimiter, read }) => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (row) => {
      for (const found of read(formatCsvRow(row), delimiter)) {
        expect(found.trimStart().normalize("NFKC")).not.toMatch(/^[=+\-@]/);
      }
    }),
    { numRuns: 500 },
  );
});

test("no text is converted to a number or a date", () => {
  const numbers = fc.oneof(
    fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String),
    fc.nat().map((value) => `0${value}`),
    fc
      .tuple(
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom("-", "/", ".", " "),
        fc.integer({ min: 1, max: 2100 }),
      )
      .map((parts) => parts.join("")),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  );
  fc.assert(
    fc.property(numbers, (text) => {
      const [[first = ""] = []] = parse(formatCsvRow([text, ""]));
      expect(first).toBe(`'${text}`);
    }),
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
  ['Lan;"=HYPERLINK("http://x","y");x', 'Lan;\'"=HYPERLINK("http://x","y");x'],
  ["a,=1", "a,'=1"],
  ['a;" "@x', 'a;\'" "@x'],
  ['"=1', "'\"=1"],
  // Values that a spreadsheet would convert.
  ["120212345678901234", "'120212345678901234"],
  ["0912", "'0912"],
  ["８５", "'８５"],
  ["8.5", "'8.5"],
  ["8,5", "'8,5"],
  ["1-2", "'1-2"],
  ["2021-01", "'2021-01"],
  ["1/2/2026", "'1/2/2026"],
  ["1e5", "'1e5"],
  ["1E+5", "'1E+5"],
  ["12:30 PM", "'12:30 PM"],
  ["MAR1", "'MAR1"],
  ["5 Jan", "'5 Jan"],
  ["5 tháng 1", "'5 tháng 1"],
  ["2026年1月5日", "'2026年1月5日"],
  ["5%", "'5%"],
  ["$5", "'$5"],
  ["(5)", "'(5)"],
  ["1 1/2", "'1 1/2"],
  ["84-1999", "'84-1999"],
  ["TRUE", "'TRUE"],
  ["false", "'false"],
  ["#N/A", "'#N/A"],
])("%j is escaped", (text, harmless) => expect(escapeFormulas(text)).toBe(harmless));

test.each([
  "84-912345678",
  "Lan Anh",
  "a=b",
  "lan@example.com",
  "Nguyễn-Trần",
  "'quoted'",
  "vn-facebook-jan",
  "HSK 3",
  "",
  "3 Đường Lê Lợi",
  "2026-03-05 04:30 UTC+8",
])("%j is unchanged", (text) => expect(escapeFormulas(text)).toBe(text));

test("numbers and empty cells are unchanged", () => {
  expect(formatCsvRow([-1.5, null, 84, "a b", ""])).toBe('-1.5,,84,"a b",\r\n');
  expect(formatCsvRow([{ day: "2026-03-09" }])).toBe("2026-03-09\r\n");
});
