import fc from "fast-check";
import { parseWholeNumber } from "./grouped-number";

test.each([
  ["2.400", 2400],
  ["2,400", 2400],
  ["2 400", 2400],
  ["2\u202f400", 2400],
  ["2'400", 2400],
  ["＋１，０００", 1000],
  ["-1.000", -1000],
  ["12", 12],
  ["007", 7],
  ["12.0", 12],
])("%j is the whole number %d", (text, value) => expect(parseWholeNumber(text)).toBe(value));

test.each(["", "1.5", "1,23", "12.34.567", "0.500,", "1..000", "1e3", "ten", "1.000,5", "-"])(
  "%j is no whole number",
  (text) => expect(parseWholeNumber(text)).toBe(NaN),
);

test("what `Intl` writes in common locales is the same number", () => {
  const locales = fc.constantFrom(
    "en",
    "vi",
    "id",
    "ko",
    "zh-CN",
    "de",
    "de-CH",
    "fr",
    "en-IN",
    "hi",
    "es",
    "ru",
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), locales, (value, locale) => {
      expect(parseWholeNumber(new Intl.NumberFormat(locale).format(value))).toBe(value);
    }),
  );
});
