import { isInternational, nationalDigits, phoneDigits } from "./phone-text";

test.each([
  ["0912 345 678", "0912345678"],
  ["(091) 234–56.78", "0912345678"],
  ["９１２", "912"],
  ["\u202D091\u200E2\u202C", "0912"],
  ["٠٩١٢", "0912"],
  ["", ""],
  ["abc", undefined],
  ["+84-912.345.678", undefined],
  ["0912345678 ext 5", undefined],
  ["0912345678 (Zalo)", undefined],
  ["²912345678", undefined],
])("the digits of %j are %j", (text, digits) => expect(phoneDigits(text)).toBe(digits));

test.each([
  ["+84 912 345 678", "84", "912345678"],
  ["0084912345678", "84", "912345678"],
  ["\u202A＋84 912 345 678\u202C", "84", "912345678"],
  ["0912345678", "84", "0912345678"],
  // Numbers of another country.
  ["+62 812 345 678", "84", undefined],
  ["0062812345678", "84", undefined],
])("%j with the code %s is %j", (text, code, digits) => expect(nationalDigits(text, code)).toBe(digits));

test.each([
  ["+84 912 345 678", true],
  ["(+84) 912 345 678", true],
  ["0084912345678", true],
  ["tel:+84-912-345-678", true],
  ["\u202D+84 912 345 678\u202C", true],
  [" ＋62 (812) 345-678", true],
  ["+ 84 912 345 678", true],
  ["+84 912 345 678 at noon", false],
  ["0912345678", false],
  ["+", false],
  ["+84", false],
  ["call +84 912 345 678", false],
])("is %j an international number: %s", (text, expected) => expect(isInternational(text)).toBe(expected));
