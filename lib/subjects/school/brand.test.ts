import fc from "fast-check";
import { contrast, minTextContrast } from "../../base/color/contrast";
import { brandStyle, darkestLightSurface, palette } from "./brand";
import { schoolContent } from "./content";
import { schoolFile } from "./school-file";

const { mainColor, secondColor } = schoolContent.fields;
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("without colors there is no style, and a missing one keeps its color", () => {
  expect(brandStyle({ mainColor: "", secondColor: "" })).toBeUndefined();
  expect(brandStyle({ mainColor: "", secondColor: "#00437a" })).toEqual({ "--color-jade": "#00437a" });
  expect(brandStyle({ mainColor: "#00437a", secondColor: "" })).toEqual({
    "--color-cinnabar": "#00437a",
    "--color-cinnabar-deep": expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test("every accepted color has readable shades, and every refused one says its contrast", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const parsed = mainColor.schema.safeParse(color);
      const measured = contrast(color, darkestLightSurface);
      expect(parsed.success).toBe(measured >= minTextContrast);
      if (!parsed.success) {
        const [, value] = parsed.error.issues[0]!.message.split(":");
        expect(Number(value)).toBeLessThan(minTextContrast);
        expect(measured - Number(value)).toBeLessThan(0.011);
        return;
      }
      for (const shade of Object.values(brandStyle({ mainColor: color, secondColor: color }) ?? {}))
        for (const surface of [palette.paper, palette.mist, palette.white])
          expect(contrast(shade, surface)).toBeGreaterThanOrEqual(minTextContrast);
    }),
  );
});

test.each(["#B9332B", palette.cinnabar, palette.jade, ""])("%j is a color", (color) => {
  expect(mainColor.schema.parse(color)).toBe(color.toLowerCase());
});

test.each(["red", "#fff", "#b9332b;", "#b9332g", "rgb(0,0,0)", "#12345678"])("%j is not a color", (color) => {
  expect(secondColor.schema.safeParse(color).success).toBe(false);
});

test("a record from before the brand has the drawn one and all languages", () => {
  const { languages, logo: _, mainColor: __, secondColor: ___, sharePicture: ____, ...older } = schoolFile();
  expect(schoolContent.schema.parse(older)).toEqual({
    ...older,
    ...{ logo: "", mainColor: "", secondColor: "", sharePicture: "", languages },
  });
});
