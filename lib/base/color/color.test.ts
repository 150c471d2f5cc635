import fc from "fast-check";
import { contrast, isHexColor, minTextContrast } from "./contrast";
import { hoverShade, readableShade } from "./shades";

const paper = "#fbf7f0";
const mist = "#e9e2d6";
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  // https://webaim.org/resources/contrastchecker/
  ["#777777", "#ffffff", 4.48],
  ["#b9332b", paper, 5.51],
])("%s on %s has a contrast of %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each(["", "#fff", "b9332b", "#b9332", "#b9332bff", "#gggggg", "red", " #b9332b"])(
  "%j is not a color",
  (text) => {
    expect(isHexColor(text)).toBe(false);
    expect(() => contrast(text, paper)).toThrow();
  },
);

test("a readable shade of every color exists, and a readable color is its own", () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(paper, mist, "#ffffff"), (color, ground) => {
      const shade = readableShade(color, ground);
      expect(isHexColor(shade)).toBe(true);
      expect(contrast(shade, ground)).toBeGreaterThanOrEqual(minTextContrast);
      if (contrast(color, ground) >= minTextContrast) expect(shade).toBe(color);
      // Only as dark as needed.
      else expect(contrast(shade, ground)).toBeLessThan(4.9);
    }),
  );
});

test("the shade under the pointer differs visibly and is readable on paper and under white text", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const button = readableShade(color, mist);
      const hover = hoverShade(button);
      expect(contrast(hover, button)).toBeGreaterThan(1.1);
      for (const ground of ["#ffffff", paper, mist])
        expect(contrast(hover, ground)).toBeGreaterThanOrEqual(minTextContrast);
    }),
  );
});

test("the hue stays", () => {
  expect(readableShade("#ffc72c", mist)).toMatch(/^#[67]/);
  expect(hoverShade("#b9332b")).toMatch(/^#9\w[12]\w[01]\w$/);
});
