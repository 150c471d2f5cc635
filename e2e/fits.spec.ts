import { languages, type Language } from "../lib/i18n/languages";
import { campaignPaths, paths, seriesClassPath } from "../lib/paths";
import { settled } from "./support/settled";
import { expect, openIn, test } from "./support/test";
import type { Page } from "@playwright/test";

/** Windows from the smallest phone to a large screen, with those just beside the widths at which looks change. */
const widths = [320, 360, 390, 500, 768, 820, 959, 960, 1024, 1200, 1280, 1920];
/** The reader's own text size, in percent. */
const sizes = [100, 150, 200];

/** Lays the open page out anew for each width and size, as a tablet would: a desktop browser has its least width. */
async function inEverySize(page: Page, at: readonly number[], look: (place: string) => Promise<unknown>) {
  await page.evaluate(() => delete document.documentElement.dataset.desktop);
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of sizes) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      await look(`${width} px, text at ${size} %`);
    }
  }
}

/** What is wrong with the header and the width of the page, in words. Runs in the page. */
function faultsOfHeader(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const items = [...document.querySelectorAll<HTMLElement>("header :is(a, button, summary):not(.skip)")]
    .filter((item) => item.checkVisibility() && !item.closest("details > ul"))
    .map((item) => ({ name: item.textContent.trim() || item.ariaLabel, box: item.getBoundingClientRect() }));
  for (const [index, { name, box }] of items.entries()) {
    if (box.left < 0 || box.right > clientWidth) faults.push(`${name} is off the screen`);
    for (const other of items.slice(index + 1)) {
      const apart = Math.max(
        Math.max(box.left, other.box.left) - Math.min(box.right, other.box.right),
        Math.max(box.top, other.box.top) - Math.min(box.bottom, other.box.bottom),
      );
      if (apart < -0.5) faults.push(`${name} and ${other.name} overlap`);
    }
  }
  const main = document.querySelector("header .btn-primary");
  if (document.documentElement.dataset.viewer === "guest" && !main?.checkVisibility())
    faults.push("the main button is not there");
  return faults;
}

for (const language of languages) {
  test(`the header fits by its words in ${language}, for guests and for students`, async ({ page }) => {
    await openIn(page, language, paths.help);
    const faults: string[] = [];
    await inEverySize(page, widths, async (place) => {
      const found = await page.evaluate(`[...["guest", "student"]].flatMap((viewer) => {
        document.documentElement.dataset.viewer = viewer;
        return (${faultsOfHeader})().map((fault) => viewer + ": " + fault);
      })`);
      faults.push(...(found as string[]).map((fault) => `${place}, ${fault}`));
    });
    expect(faults).toEqual([]);
  });
}

/** Texts and controls that stick out of the window. A frame that clips what is too wide would hide it. Runs in the page. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const out = [...document.querySelectorAll("body :is(a, button, p, li, h1, h2, h3, td, dd, input, select)")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => !scrolls(element))
    .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 30)}`);
  return scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`, ...out] : out;
}

/** One language with long words each; those of the campaign have their own. */
const pages: readonly (readonly [Language, string])[] = [
  ...[paths.home, paths.live, paths.hotSell, seriesClassPath(1), paths.class, paths.aboutUs].map(
    (path) => ["id-ID", path] as const,
  ),
  ...[paths.privacy, paths.mobileDownload, paths.login, "/no-such-page"].map(
    (path) => ["vi-VN", path] as const,
  ),
  ["vi-VN", campaignPaths.home("vn")],
  ["id-ID", campaignPaths.enroll("id")],
  ["id-ID", campaignPaths.hsk("id")],
];

for (const [language, path] of pages) {
  test(`${path} never grows sideways`, async ({ page }) => {
    await openIn(page, language, path);
    await settled(page);
    const faults: string[] = [];
    await inEverySize(page, [320, 390, 820, 1280], async (place) => {
      const found = await page.evaluate(tooWide);
      faults.push(...found.map((fault) => `${place}: ${fault}`));
    });
    expect(faults).toEqual([]);
  });
}

test("a class prints as a clean sheet, with all lessons and answers", async ({ page }) => {
  await page.goto(seriesClassPath(1));
  const folded = page.locator("main details:not([open])");
  const before = await folded.count();
  expect(before).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(folded).toHaveCount(0);
  expect(await page.locator(".lessons > li").count()).toBeGreaterThan(8);
  await expect(page.locator(".lessons > li").last()).toBeVisible();
  for (const gone of ["header", "footer", "main .btn"]) await expect(page.locator(gone).first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(folded).toHaveCount(before);
});
