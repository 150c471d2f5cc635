import fc from "fast-check";
import { splitAtLinks } from "./web-links";

test("addresses are apart from the sentence around them", () => {
  expect(splitAtLinks("See https://a.example/x?y=1. Then (http://b.example)。")).toEqual([
    "See ",
    "https://a.example/x?y=1",
    ". Then (",
    "http://b.example",
    ")。",
  ]);
  expect(splitAtLinks("javascript:alert(1)")).toEqual(["javascript:alert(1)"]);
});

test("no text is lost, and only web addresses are links", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("https://a.example", " ", ".", "<b>", "x", "\n")), (parts) => {
      const split = splitAtLinks(parts.join(""));
      expect(split.join("")).toBe(parts.join(""));
      for (const link of split.filter((_, index) => index % 2 === 1)) expect(link).toMatch(/^https?:/);
    }),
  );
});
