import { languages } from "../../base/i18n/languages";
import { routes, type Route, type RouteName } from "../../base/routes";
import { sharePicture } from "./picture";
import { prepareText } from "./picture-fonts";

const pages = (Object.keys(routes) as RouteName[]).filter((name) => {
  const route: Route = routes[name];
  return route.indexed && !route.campaign;
});
const cases = pages.flatMap((page) => languages.map((language) => [page, language] as const));

test.each(cases)(
  "the picture of %s in %s has texts, fitting lines and every glyph",
  async (page, language) => {
    const prepared = await sharePicture(language, page);
    expect(prepared?.missing).toBe("");
    expect(prepared?.fonts.length).toBeGreaterThan(0);
    const { title, line } = prepared!.picture;
    expect(title.lines.join("").length).toBeGreaterThan(1);
    expect(title.lines.length).toBeLessThanOrEqual(4);
    expect(line.lines.length).toBeLessThanOrEqual(3);
  },
);

test("Vietnamese letters and Hangul use fonts that contain them", async () => {
  const vietnamese = await prepareText("Tiếng Việt", "vi-VN", "title");
  expect(vietnamese.fonts.map(({ name }) => name)).toContain("plus-jakarta-sans-vietnamese");
  const korean = await prepareText("한국어", "ko-KR", "title");
  expect(korean.fonts.every(({ name }) => name.startsWith("noto-sans-kr"))).toBe(true);
});

test("each Chinese language uses the glyphs of its region", async () => {
  for (const [language, region] of [
    ["zh-CN", "sc"],
    ["zh-HK", "hk"],
    ["zh-TW", "tc"],
  ] as const) {
    const { fonts } = await prepareText("中文", language, "title");
    expect(fonts.every(({ name }) => name.startsWith(`noto-sans-${region}-`))).toBe(true);
  }
});

test("characters without a font are removed, so that no external host is contacted", async () => {
  const prepared = await prepareText("Học 🎓 中", "vi-VN", "text");
  expect(prepared).toMatchObject({ text: "Học  中", missing: "🎓" });
});
