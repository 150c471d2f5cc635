import { formatMessage } from "./format-message";

test.each([
  ["Hello {name},", { name: "Lan" }, "Hello Lan,"],
  ["{n, plural, one {# lesson} other {# lessons}}", { n: 1 }, "1 lesson"],
  ["{n, plural, one {# lesson} other {# lessons}}", { n: 2 }, "2 lessons"],
  ["Don't worry: '{'{n}'}'", { n: 5 }, "Don't worry: {5}"],
  ["{name}", { name: "{other}" }, "{other}"],
])("%s with %j", (message, values, expected) => {
  expect(formatMessage(message, values, "en-US")).toBe(expected);
});

test("plurals follow the language", () => {
  const message = "{n, plural, one {one} other {other}}";
  expect(formatMessage(message, { n: 1 }, "zh-CN")).toBe("other");
});

test("a missing value is an error, not a gap in the text", () => {
  expect(() => formatMessage("Hello {name},", {}, "en-US")).toThrow("needs a value for name");
});
