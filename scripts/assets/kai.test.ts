import { readFileSync } from "node:fs";
import { kaiParts } from "./kai.mjs";

describe("the Kai face", () => {
  const css = ["kai", "kai-words"].map((name) => readFileSync(`app/fonts/kai/${name}.css`, "utf8")).join("");

  // If this fails, content/characters has new characters: run `node scripts/assets/kai.mjs`.
  test("has a glyph for each character of content/characters", async () => {
    const characters = Object.values(await kaiParts()).flat();
    const ranges = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = "", to = from]) => [
      parseInt(from, 16),
      parseInt(to, 16),
    ]);
    const missing = characters.filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return !ranges.some(([from = 0, to = 0]) => from <= point && point <= to);
    });
    expect(missing).toEqual([]);
  });
});
