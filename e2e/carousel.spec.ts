import type { Locator, Page } from "@playwright/test";
import { hydratePage } from "./support/settled";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const en = words("en-US");
/** Milliseconds between two slides (spec section 4). */
const intervalMs = 3000;
/** Long enough for a slide to come to rest. */
const restMs = 1500;

function banners(page: Page): Locator {
  return page.getByRole("region", { name: en.home.hero.banners });
}

/** The slide that is to be seen; the others are inert. */
async function shown(page: Page): Promise<number> {
  return banners(page)
    .getByRole("group", { includeHidden: true })
    .evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute("inert")));
}

/** Lets time pass in frames, as the movement needs, on the page's own clock. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  await hydratePage(page);
  await pass(page, 100);
});

test("is named a carousel, its slides slides, each with its place", async ({ page }) => {
  await expect(banners(page)).toHaveAttribute("aria-roledescription", en.carousel.role);
  const slides = banners(page).getByRole("group", { includeHidden: true });
  await expect(slides).toHaveCount(3);
  await expect(slides.first()).toHaveAttribute("aria-roledescription", en.carousel.slideRole);
  const place = en.carousel.slide.replace("{n}", "1").replace("{total}", "3");
  await expect(slides.first()).toHaveAttribute("aria-label", place);
});

test("the button that stops the movement is the first that Tab reaches", async ({ page }) => {
  await expect(banners(page).getByRole("button").first()).toHaveAccessibleName(en.carousel.pause);
});

test("advances every 3 seconds and wraps at the end", { tag: "@phone" }, async ({ page }) => {
  expect(await shown(page)).toBe(0);
  for (const expected of [1, 2, 0]) {
    await pass(page, intervalMs);
    await expect.poll(() => shown(page)).toBe(expected);
  }
});

test("previous and next move it by one and wrap", { tag: "@phone" }, async ({ page }) => {
  await banners(page).getByRole("button", { name: en.carousel.pause }).click();
  await banners(page).getByRole("button", { name: en.carousel.previous }).click();
  await pass(page, restMs);
  await expect.poll(() => shown(page)).toBe(2);
  await banners(page).getByRole("button", { name: en.carousel.next }).click();
  await pass(page, restMs);
  await expect.poll(() => shown(page)).toBe(0);
});

test("pauses while it is hovered, and goes on after", async ({ page, isMobile }) => {
  test.skip(isMobile, "fingers do not hover");
  await banners(page).hover();
  await pass(page, 4 * intervalMs);
  expect(await shown(page)).toBe(0);
  await page.mouse.move(2, 2);
  await pass(page, intervalMs);
  await expect.poll(() => shown(page)).toBe(1);
});

test("a pressed pause holds after the pointer has left, until play is pressed", async ({ page }) => {
  await banners(page).getByRole("button", { name: en.carousel.pause }).click();
  await page.mouse.move(2, 2);
  await pass(page, 4 * intervalMs);
  expect(await shown(page)).toBe(0);
  await banners(page).getByRole("button", { name: en.carousel.play }).click();
  await page.mouse.move(2, 2);
  await pass(page, intervalMs);
  await expect.poll(() => shown(page)).toBe(1);
});

test("stops when the keyboard comes in, and stays so when it leaves", async ({ page }) => {
  const pause = banners(page).getByRole("button").first();
  await page.getByRole("link", { name: en.home.hero.how }).focus();
  await page.keyboard.press("Tab");
  await expect(pause).toBeFocused();
  await expect(pause).toHaveAccessibleName(en.carousel.play);
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
  await pass(page, 4 * intervalMs);
  expect(await shown(page)).toBe(0);
});

test("announces slides only when it does not move by itself", async ({ page }) => {
  const strip = banners(page).locator("[aria-live]");
  await expect(strip).toHaveAttribute("aria-live", "off");
  await banners(page).getByRole("button", { name: en.carousel.pause }).click();
  await expect(strip).toHaveAttribute("aria-live", "polite");
});

test("is still under reduced motion, and offers nothing to pause", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await hydratePage(page);
  await pass(page, 4 * intervalMs);
  expect(await shown(page)).toBe(0);
  await expect(banners(page).getByRole("button", { name: en.carousel.pause })).toHaveCount(0);
  await expect(banners(page).getByRole("button", { name: en.carousel.next })).toBeVisible();
});
