import type { Page } from "@playwright/test";
import { paths, seriesClassPath, campaignPaths } from "../lib/paths";
import { applyButton } from "./support/apply";
import { test } from "./support/kept-page";
import { hydratePage } from "./support/settled";
import { expect } from "./support/test";
import { visits } from "./support/walk";

/* A printed page, and a full-page screenshot: every section is there, and nothing covers it. */

/** An A4 sheet in pixels at 96 per inch, portrait and landscape. */
const paper = { width: 794, height: 1123 };
const landscape = { width: 1123, height: 794 };

/** Pages in the language with the longest words, and those of the campaign, which have one language each. */
const printed = visits.filter(({ language, name }) => language === "vi-VN" || name.startsWith("campaign"));

/** What would be missing, clipped or covered. Runs in the page. */
function faultsOnPaper(): string[] {
  const faults: string[] = [];
  const visible = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) =>
    element.checkVisibility(),
  );
  for (const element of visible) {
    const { position, contentVisibility, overflowY } = getComputedStyle(element);
    const name = `${element.localName}.${element.className}`;
    if (position === "fixed" || position === "sticky") faults.push(`${name} is ${position}`);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      faults.push(`${name} is cut off`);
    if (contentVisibility === "auto" || contentVisibility === "hidden") faults.push(`${name} may stay blank`);
    if (element.matches("header:not(main *), footer, dialog, [role=dialog], [popover], .toast"))
      faults.push(`${name} is printed`);
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details"))
    if (!details.open) faults.push(`folded: ${details.textContent.trim().slice(0, 30)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px are cut off`);
  return faults;
}

for (const { name, language, address } of printed) {
  test(`${name} in ${language} prints completely, ${address}`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
    await page.setViewportSize(landscape);
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
    // A visible section has text or a picture.
    const blank = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main section")]
        .filter(
          (section) =>
            section.checkVisibility() && section.innerText.trim() === "" && !section.querySelector("img"),
        )
        .map(({ className }) => className),
    );
    expect(blank).toEqual([]);
    await page.emulateMedia({ media: null });
  });
}

test("an open advert and an open dialog are not printed", async ({ page }) => {
  await page.setViewportSize(paper);
  await page.goto(`${seriesClassPath(1)}?locale=en-US`);
  await hydratePage(page);
  await applyButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog, [role=dialog]").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });
});

/** Pictures in the text that a full-page screenshot would show as empty frames, and sections without layout. */
const emptyFrames = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((picture) => picture.checkVisibility() && !picture.closest("[data-carousel], .carousel"))
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
    ...[...document.querySelectorAll("main *")]
      .filter((element) => getComputedStyle(element).contentVisibility === "auto")
      .map(({ className }) => String(className)),
  ]);

for (const path of [
  ...[paths.home, paths.live, paths.class, paths.business, paths.help, paths.hotSell, seriesClassPath(1)],
  ...[campaignPaths.home("vn"), campaignPaths.hsk("id")],
]) {
  for (const width of [390, 1280]) {
    test(`${path}: a full-page screenshot at ${width} px shows every section`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: "load" });
      expect(await emptyFrames(page)).toEqual([]);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      // Scrolling through the page does not change its height.
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
        scrollTo(0, 0);
      });
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
    });
  }
}
