import { readFileSync } from "node:fs";
import fc from "fast-check";
import { contrast, minEdgeContrast, minTextContrast } from "../../base/color/contrast";
import { brandStyle, darkestLightSurface, darkSurfaces, palette } from "./brand";
import { schoolContent } from "./content";
import { schoolFile } from "./school-file";

const { mainColor, secondColor } = schoolContent.fields;
const css = readFileSync("app/brand.css", "utf8");
const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("without colors there is no style, and a missing one keeps its color", () => {
  expect(brandStyle({ mainColor: "", secondColor: "" })).toBeUndefined();
  const isOf = (name: string) => (property: string) => property.startsWith(`--brand-${name}`);
  const second = Object.keys(brandStyle({ mainColor: "", secondColor: "#00437a" })!);
  expect(second.every(isOf("second"))).toBe(true);
  const main = Object.keys(brandStyle({ mainColor: "#00437a", secondColor: "" })!);
  expect(main.every(isOf("main"))).toBe(true);
  expect(css).toContain("--color-mark: var(--brand-main, ");
  for (const property of [...main, ...second]) expect(css).toContain(`var(${property}, `);
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
      const style = brandStyle({ mainColor: color, secondColor: color })!;
      for (const property of ["--brand-main", "--brand-main-deep", "--brand-second"])
        for (const surface of [palette.paper, palette.mist, palette.white])
          expect(contrast(style[property]!, surface)).toBeGreaterThanOrEqual(minTextContrast);
      for (const property of ["--brand-main-on-dark", "--brand-second-on-dark"])
        for (const surface of Object.values(darkSurfaces))
          expect(contrast(style[property]!, surface)).toBeGreaterThanOrEqual(minTextContrast);
      for (const property of ["--brand-main-fill", "--brand-main-fill-deep"])
        expect(contrast(style[property]!, palette.white)).toBeGreaterThanOrEqual(minTextContrast);
      expect(contrast(style["--brand-main-fill"]!, darkSurfaces.ground)).toBeGreaterThanOrEqual(
        minEdgeContrast,
      );
    }),
  );
});

test.each(["light", "dark"])("the texts of the %s theme are readable on its surfaces", (theme) => {
  const [light = "", dark = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  const colors = { ...readColors(light), ...(theme === "dark" && readColors(dark)) };
  const grounds = [colors.ground, colors.surface, colors.muted];
  if (theme === "dark") expect(grounds).toEqual(Object.values(darkSurfaces));
  const texts: [text: string | undefined, ground: string | undefined][] = [
    ...[colors.ink, colors.soft, colors.mark, colors.accent].flatMap((text) =>
      grounds.map((ground): [string | undefined, string | undefined] => [text, ground]),
    ),
    [colors["on-accent"], colors.accent],
    [colors.white, colors.cinnabar],
    [colors.white, colors["cinnabar-deep"]],
    [colors.white, colors.night],
    [colors["on-light"], colors.gold],
    [colors.gold, colors.night],
  ];
  for (const [text = "", ground = ""] of texts)
    expect([text, ground, contrast(text, ground) >= minTextContrast]).toEqual([text, ground, true]);
});

/** The colors that a part of the style sheet sets, without the school's own. */
function readColors(part: string): Record<string, string> {
  const rows = part.matchAll(/--color-([\w-]+): (?:var\([\w-]+, )?(#[0-9a-f]{6})/g);
  return Object.fromEntries([...rows].map(([, name = "", color = ""]) => [name, color]));
}

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
