import { existsSync, readdirSync, readFileSync } from "node:fs";
import { languages } from "../../base/i18n/languages";
import { localizedArt } from "./localized-art";

const folder = "public";
const drawings = readdirSync(`${folder}/art`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svg"))
  .map((name) => `/art/${name}`);
const twins = drawings.filter((link) => link.endsWith("-hant.svg"));

test.each(twins)("%s is used only for languages with traditional characters", (twin) => {
  const link = twin.replace("-hant.svg", ".svg");
  expect(languages.filter((language) => localizedArt(link, language) === twin)).toEqual(["zh-HK", "zh-TW"]);
  expect(languages.filter((language) => localizedArt(link, language) === link)).toHaveLength(5);
});

test("every returned address exists, and other pictures are unchanged", () => {
  for (const link of drawings) expect(existsSync(folder + localizedArt(link, "zh-TW"))).toBe(true);
  expect(localizedArt("/pictures/abc/640.webp", "zh-TW")).toBe("/pictures/abc/640.webp");
  expect(localizedArt("https://cdn.example/art/banners/1.svg", "zh-HK")).toBe(
    "https://cdn.example/art/banners/1.svg",
  );
});

test.each(twins)("%s differs from its simplified variant only in the character", (twin) => {
  const shapes = (link: string) => readFileSync(folder + link, "utf8").match(/ d="[^"]+"/g) ?? [];
  const [other, own] = [shapes(twin.replace("-hant.svg", ".svg")), shapes(twin)];
  expect(own.filter((shape, index) => shape !== other[index])).toHaveLength(1);
});
