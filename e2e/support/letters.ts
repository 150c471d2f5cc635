import type { Page } from "@playwright/test";

/** Whether the font of the letters that only Vietnamese has is `unloaded`, `loading` or `loaded`. */
export const vietnameseLetters = (page: Page) =>
  page.evaluate(() => [...document.fonts].find((face) => /1ea0/i.test(face.unicodeRange))?.status);
