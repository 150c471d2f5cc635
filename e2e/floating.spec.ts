import { devices, type Page } from "@playwright/test";
import { paths, campaignPaths } from "../lib/base/paths";
import { isLongRun } from "../testing/long-run";
import { hydratePage, waitForFrames, watchRequests } from "./support/settled";
import { expect, suppressAdvert, test } from "./support/test";

const pages = [
  paths.home,
  paths.hotSell,
  paths.help,
  campaignPaths.home("vn"),
  campaignPaths.home("id"),
  campaignPaths.home("en"),
  campaignPaths.hsk("id"),
  campaignPaths.enroll("en"),
];
const widths = isLongRun ? [320, 390, 1280, 1920] : [390, 1280];
const sizes = [100, 200];
/** Positions of the page, as parts of its height. */
const parts = isLongRun ? [0, 0.04, 0.11, 0.23, 0.37, 0.52, 0.68, 0.83, 1] : [0, 0.37, 1];
/** Longer than the pause after scrolling before floating elements reappear, in milliseconds. */
const restMs = 400;

/**
 * What floating elements cover: texts, pictures, controls. Excludes bars across the whole window, for which the page
 * leaves room, dialogs, and texts for screen readers only. Runs in the page.
 */
function covered(): string[] {
  const visible = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const floating = visible.filter((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (
      position === "fixed" && width > 0 && height > 0 && width < innerWidth && !element.closest("dialog")
    );
  });
  return floating.flatMap((float) => {
    const box = float.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    const range = document.createRange();
    return visible
      .filter(
        (element) =>
          !float.contains(element) && !element.contains(float) && !element.closest("dialog, .sr-only"),
      )
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .filter((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(isUnder);
      })
      .map((node) => `${float.className} covers "${node.nodeValue?.trim().slice(0, 40)}"`);
  });
}

/** Checks a page at several scroll positions, with normal and with large text. */
async function findCovered(page: Page, width: number): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const part of parts) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), part * height);
      // Immediately, and after the pause.
      for (const pauseMs of [0, restMs]) {
        await page.clock.runFor(pauseMs);
        await waitForFrames(page);
        const found = await page.evaluate(covered);
        faults.push(...found.map((fault) => `${width} px, text at ${size} %, at ${part}: ${fault}`));
      }
    }
  }
  return faults;
}

for (const path of pages) {
  test(`nothing floating covers text on ${path}`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await hydratePage(page);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await findCovered(page, width)));
    }
    expect(faults).toEqual([]);
  });
}

test("nothing floating covers text on a tablet", async ({ browser }) => {
  test.slow();
  const { userAgent } = devices["iPad (gen 7)"];
  const viewport = { width: 820, height: 1180 };
  for (const path of [campaignPaths.home("en"), campaignPaths.home("vn"), paths.hotSell]) {
    const context = await browser.newContext({ userAgent, viewport, hasTouch: true });
    const page = await context.newPage();
    watchRequests(page);
    await suppressAdvert(page);
    await page.clock.install();
    await page.goto(path);
    await hydratePage(page);
    expect.soft(await findCovered(page, 820), path).toEqual([]);
    await context.close();
  }
});

test("the gift badge reappears where there is room, and links to the vouchers", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(campaignPaths.home("en"));
  await hydratePage(page);
  const badge = page.locator("aside > a[aria-hidden]");
  await expect(badge).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  await expect(badge).toBeVisible();
  await badge.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
