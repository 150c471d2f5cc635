import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { hydratePage } from "../support/settled";

const folder = "docs/pictures";

/**
 * Takes a picture of the visible page, or of a part of it from its top. With few colors and sharp letters,
 * near-lossless is a third of the size of a photo encoding.
 */
export async function take(page: Page, name: string, part?: { of: Locator; height: number }): Promise<void> {
  await hydratePage(page);
  await page.mouse.move(0, 0);
  const box = part && (await boxOf(part.of));
  const shot = await page.screenshot({
    animations: "disabled",
    fullPage: part !== undefined,
    ...(box && { clip: { ...box, height: Math.min(box.height, part.height) } }),
  });
  const file = path.join(folder, name);
  const picture = sharp(shot);
  await (
    name.endsWith(".png")
      ? picture.png({ palette: true, effort: 10 })
      : picture.webp({ nearLossless: true, quality: 60, effort: 6 })
  ).toFile(file);
}

/** The position of a part on the whole page, with a margin unless it fills everything beside the navigation. */
async function boxOf(part: Locator) {
  await part.evaluate(() => scrollTo(0, 0));
  const box = await part.boundingBox();
  if (!box) throw new Error("what a picture is to show is not there");
  const { x, y, width, height } = box;
  const margin = (await part.evaluate((element) => element.matches("main[tabindex]"))) ? 0 : 8;
  return {
    x: Math.max(0, x - margin),
    y: Math.max(0, y - margin),
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}
