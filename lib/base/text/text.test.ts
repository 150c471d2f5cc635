import fc from "fast-check";
import { asciiDigits, parseDecimal, parseDigitCode, parseInteger } from "./digits";
import { isVisible, tidyText } from "./visible";

const invisibles = [
  ..."\u00AD\u034F\u061C\u115F\u1160\u17B4\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069",
  ..."\u206F\u3164\uFEFF\uFFA0\uFE0F\u{E0001}\u{E007F}\u{1D173}\u2800\u{1D159}\u{13441}",
  ..."\u0009\u000A\u0000\u0085\u00A0\u1680\u2003\u2028\u202F\u205F\u3000",
];
const invisible = fc.array(fc.constantFrom(...invisibles), { maxLength: 6 }).map((all) => all.join(""));
const names = fc.constantFrom(
  "Lan",
  "Nguyễn Thị Hằng",
  "王伟",
  "김민준",
  "O’Brien",
  "Ng Á",
  "נועה",
  "अनुष्का",
  "1",
  "?",
);

test("invisible text is empty", () => {
  fc.assert(fc.property(invisible, (text) => expect([isVisible(text), tidyText(text)]).toEqual([false, ""])));
  expect(tidyText("\u0301\u0323")).toBe("");
});

test("invisible characters around a name are removed", () => {
  const around = fc.array(fc.constantFrom(...invisibles.filter((one) => !/[\uFE0F\u{E007F}]/u.test(one))));
  fc.assert(
    fc.property(around, names, around, (before, name, after) => {
      expect(tidyText(before.join("") + name + after.join(""))).toBe(name);
    }),
  );
});

test.each([
  ["\u202ELan\u202C Anh", "Lan Anh"],
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["Lan ❤\uFE0F\u200B ", "Lan ❤\uFE0F"],
  [
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ],
  ["👨\u200D👩\u200D👧", "👨\u200D👩\u200D👧"],
])("%j is tidied to %j", (text, tidy) => expect(tidyText(text)).toBe(tidy));

test("a long text of invisible characters is tidied in linear time", () => {
  const started = performance.now();
  tidyText(`a${" \u200B".repeat(100_000)}b${"\u3164".repeat(100_000)}`);
  expect(performance.now() - started).toBeLessThan(2000);
});

/** Digit zero of several scripts. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1040, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0,
];
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

test("digits of every script are parsed", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...zeros), (value, zero) => {
      const text = inScript(String(value), zero);
      expect(asciiDigits(text)).toBe(String(value));
      expect(parseInteger(text)).toBe(value);
      expect(parseDigitCode(text)).toBe(String(value));
    }),
  );
});

test("a decimal is parsed with the digits and point of any script, and with invisible characters around it", () => {
  const points = fc.constantFrom(".", ",", "。", "，", "．", "｡", "٫", "،", "﹒", "﹐");
  fc.assert(
    fc.property(fc.nat(100), fc.nat(99), points, fc.constantFrom(...zeros), (whole, part, point, zero) => {
      const text = `\u202D ${inScript(`${whole}${point}${part}`, zero)}\u202C`;
      expect(parseDecimal(text)).toBe(Number(`${whole}.${part}`));
    }),
  );
});

test.each([
  ["8", 8],
  ["8.", 8],
  [".5", 0.5],
  ["-3", -3],
  ["−3,5", -3.5],
  ["+4", 4],
])("the decimal %j is %s", (text, value) => expect(parseDecimal(text)).toBe(value));

const odd = [
  "",
  " ",
  ".",
  "-",
  "8..5",
  "8.5/10",
  "8.5.1",
  "8,5,1",
  "1e1",
  "0x10",
  "8 5",
  "8.5%",
  "½",
  "八",
  "②",
  "8²",
  "Infinity",
  "٨٫٥٫١",
  "--1",
  "8、5",
];
test.each(odd)("%j is not a number", (text) =>
  expect([parseDecimal(text), parseInteger(text)]).toEqual([NaN, NaN]),
);
test.each(["8.5", "1,000"])("%j is not an integer", (text) => expect(parseInteger(text)).toBe(NaN));

test("a parsed number equals its text", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.,eE/ %x-]{1,8}$/), (text) => {
      const value = parseDecimal(text);
      fc.pre(!Number.isNaN(value));
      expect(value).toBe(Number(text.trim().replace(",", ".")) + 0);
    }),
  );
});

test.each([
  ["123 456", "123456"],
  ["１２３-４５６", "123456"],
  ["\u200E123456\u200E", "123456"],
  [" abcd-efgh ", "abcd-efgh"],
])("the code %j is %j", (text, code) => expect(parseDigitCode(text)).toBe(code));
