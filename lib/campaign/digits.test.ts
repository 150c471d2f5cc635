import { decimalOf, digitsOf, isInternational } from "./digits";

test.each([
  ["0912 345 678", "0912345678"],
  ["+84-912.345.678", "84912345678"],
  ["９１２", "912"],
  ["abc", ""],
])("the digits of %j", (text, digits) => expect(digitsOf(text)).toBe(digits));

test.each([
  ["3,75", "3.75"],
  ["8.5/10", "8.510"],
  ["3..5", "3.5"],
  ["-4", "-4"],
  ["−3,5", "-3.5"],
  ["4-", "4"],
  [".", "."],
])("the grade in %j", (text, grade) => expect(decimalOf(text)).toBe(grade));

test.each([
  ["+84 912 345 678", true],
  ["0084912345678", true],
  [" ＋62 (812) 345-678", true],
  ["+ 84 912 345 678", true],
  ["+84 912 345 678 at noon", false],
  ["0912345678", false],
  ["+", false],
  ["+84", false],
  ["call +84 912 345 678", false],
])("is %j an international number: %s", (text, expected) => expect(isInternational(text)).toBe(expected));
