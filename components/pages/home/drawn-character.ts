/** Pictures of the site with a character in a writing grid, by their addresses. */
const drawnCharacters: Record<string, { character: string; lang: string }> = {
  "/art/banners/1.svg": { character: "学", lang: "zh-CN" },
  "/art/banners/1-hant.svg": { character: "學", lang: "zh-TW" },
};

/** Finds the character that a picture shows in a grid. */
export const findDrawnCharacter = (picture: string) => drawnCharacters[picture];
