import { canReplace } from "./check-texts";

test.each([
  ["Worth US${value}", "A gift of {value} dollars", true],
  ["Worth US${value}", "A gift", true],
  ["Worth US${value}", "A gift of {price}", false],
  ["Worth US${value}", "A gift of {value", false],
  ["Email us at <mail>{email}</mail>", "Write to <mail>{email}</mail>", true],
  ["Email us at <mail>{email}</mail>", "Write to {email}", true],
  ["Email us at <mail>{email}</mail>", "Write to <mail>{email}", false],
  ["Email us at <mail>{email}</mail>", "Write to <b>{email}</b>", false],
  ["Hello", "{n, plural, one {# lesson} other {# lessons}}", false],
  ["{n} lessons", "{n, plural, one {# lesson} other {# lessons}}", true],
  ["Hello", "It's 5 > 4", true],
])("%p can be replaced by %p: %p", (original, changed, expected) => {
  expect(canReplace(original, changed)).toBe(expected);
});
