import type { Page } from "@playwright/test";
import { campaignPaths, paths, seriesClassPath } from "../lib/base/paths";
import { applyButton } from "./support/apply";
import { test } from "./support/kept-page";
import { holdRequests, siteScripts } from "./support/hold-requests";
import { paper, showPrint, showScreen } from "./support/paper";
import { hydratePage } from "./support/settled";
import { expect, test as newVisitorTest } from "./support/test";

/* A printed or captured page: every section is there, and nothing covers it. The page walk prints every page. */

test("an open dialog is not printed", async ({ page }) => {
  await page.goto(`${seriesClassPath(1)}?locale=en-US`);
  await hydratePage(page);
  await applyButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await showPrint(page);
  await expect(page.locator("dialog, [role=dialog]").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await showScreen(page);
});

/** Pictures in the text that would be printed or captured as empty frames, and sections without layout. */
const emptyFrames = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((picture) => picture.checkVisibility() && !picture.closest("[data-carousel], .carousel"))
      // Beyond the side of a row that is swiped, they load with the swipe.
      .filter((picture) => picture.getBoundingClientRect().left < innerWidth)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
    ...[...document.querySelectorAll("main *")]
      .filter((element) => getComputedStyle(element).contentVisibility === "auto")
      .map(({ className }) => String(className)),
  ]);

const pages = [
  ...[paths.home, paths.live, paths.class, paths.business, paths.help, paths.hotSell, seriesClassPath(1)],
  ...[campaignPaths.home("vn"), campaignPaths.hsk("id")],
];

for (const width of [390, 1280]) {
  test(`once scrolled through, a page at ${width} px shows every section and picture, at its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path, { waitUntil: "load" });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
        scrollTo(0, 0);
      });
      await expect.poll(() => emptyFrames(page), path).toEqual([]);
      expect.soft(Math.abs((await height()) - before), path).toBeLessThanOrEqual(1);
    }
  });
}

test("on a phone, home's sections keep their places when scripts take the page over", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdRequests(page, siteScripts);
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  const tops = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll("main > section"),
        (section) => section.getBoundingClientRect().top,
      ),
    );
  const before = await tops();
  expect(before.length).toBeGreaterThan(5);
  release();
  await hydratePage(page);
  for (const section of await page.locator("main > section").all()) await section.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-live]")).toHaveCount(3);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await tops()).toEqual(before);
});

test("a class prints as a clean sheet, with all lessons and answers", async ({ page }) => {
  await page.goto(seriesClassPath(1));
  const folded = page.locator("main details:not([open])");
  const before = await folded.count();
  expect(before).toBeGreaterThan(1);
  await showPrint(page);
  await expect(folded).toHaveCount(0);
  const lessons = page.locator("section[aria-labelledby=lessons] li");
  expect(await lessons.count()).toBeGreaterThan(8);
  await expect(lessons.last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paper.width);
  for (const hiddenSelector of ["header", "footer", "main .btn"])
    await expect(page.locator(hiddenSelector).first()).toBeHidden();
  await showScreen(page);
  await expect(folded).toHaveCount(before);
});

/** Words of the page that would be pale on white paper. */
function paleWords(): string[] {
  const holdsWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isPale = (element: Element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return Math.max(red, green, blue) > 110;
  };
  const visibleElements = [...document.querySelectorAll("main *")].filter((element) =>
    element.checkVisibility(),
  );
  return visibleElements
    .filter((element) => holdsWords(element) && isPale(element))
    .map(({ outerHTML }) => outerHTML);
}

newVisitorTest("the campaign prints dark on white, without screen-only elements", async ({ page }) => {
  await showPrint(page);
  for (const of of [campaignPaths.home, campaignPaths.enroll, campaignPaths.hsk, campaignPaths.prize]) {
    await page.goto(of("vn"));
    await expect.soft(page.locator("main").getByRole("heading").first()).toBeVisible();
    expect.soft(await page.evaluate(paleWords)).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paper.width);
    for (const hiddenSelector of ["header", "footer", ".btn-gold"])
      await expect.soft(page.locator(hiddenSelector).first()).toBeHidden();
  }
  await showScreen(page);
});
