import type { Locator, Page } from "@playwright/test";
import { hydratePage } from "./support/settled";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const en = words("en-US");
/** Milliseconds between two slides (spec section 4). */
const intervalMs = 3000;
/** Long enough for a slide to stop moving. */
const restMs = 1500;

function banners(page: Page): Locator {
  return page.getByRole("region", { name: en.home.hero.banners });
}

/** The slides; the board on the first one has a group of its own. */
const slidesOf = (page: Page) =>
  banners(page).locator(`[role="group"][aria-roledescription="${en.carousel.slideRole}"]`);

/** The visible slide; the others are inert. */
async function visibleSlide(page: Page): Promise<number> {
  return slidesOf(page).evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute("inert")));
}

/** Advances the page's clock in frames, as the animation needs. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  await hydratePage(page);
  await pass(page, 100);
});

test(
  "is labeled as a carousel, advances every 3 seconds and wraps at the end",
  { tag: "@phone" },
  async ({ page }) => {
    await expect(banners(page)).toHaveAttribute("aria-roledescription", en.carousel.role);
    const slides = slidesOf(page);
    // The board, and three banners.
    await expect(slides).toHaveCount(4);
    const place = en.carousel.slide.replace("{n}", "1").replace("{total}", "4");
    await expect(slides.first()).toHaveAttribute("aria-label", place);
    await expect(banners(page).getByRole("button").first()).toHaveAccessibleName(en.carousel.pause);
    expect(await visibleSlide(page)).toBe(0);
    for (const expected of [1, 2, 3, 0]) {
      await pass(page, intervalMs);
      await expect.poll(() => visibleSlide(page)).toBe(expected);
    }
  },
);

test(
  "once paused, announces its slides; previous and next move by one and wrap",
  { tag: "@phone" },
  async ({ page }) => {
    const strip = banners(page).locator("[aria-live]").first();
    await expect(strip).toHaveAttribute("aria-live", "off");
    await banners(page).getByRole("button", { name: en.carousel.pause }).click();
    await expect(strip).toHaveAttribute("aria-live", "polite");
    await banners(page).getByRole("button", { name: en.carousel.previous }).click();
    await pass(page, restMs);
    await expect.poll(() => visibleSlide(page)).toBe(3);
    await banners(page).getByRole("button", { name: en.carousel.next }).click();
    await pass(page, restMs);
    await expect.poll(() => visibleSlide(page)).toBe(0);
  },
);

test("pauses while hovered; after a press stays paused until play is pressed, also when the pointer has left", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "fingers do not hover");
  await banners(page).hover();
  await pass(page, 4 * intervalMs);
  expect(await visibleSlide(page)).toBe(0);
  await page.mouse.move(2, 2);
  await pass(page, intervalMs);
  await expect.poll(() => visibleSlide(page)).toBe(1);
  await banners(page).getByRole("button", { name: en.carousel.pause }).click();
  await page.mouse.move(2, 2);
  await pass(page, 4 * intervalMs);
  expect(await visibleSlide(page)).toBe(1);
  await banners(page).getByRole("button", { name: en.carousel.play }).click();
  await page.mouse.move(2, 2);
  await pass(page, intervalMs);
  await expect.poll(() => visibleSlide(page)).toBe(2);
});

test("stops on keyboard focus and stays stopped after it leaves", async ({ page }) => {
  const pause = banners(page).getByRole("button").first();
  await page.getByRole("link", { name: en.levelTest.entry }).focus();
  await page.keyboard.press("Tab");
  await expect(pause).toBeFocused();
  await expect(pause).toHaveAccessibleName(en.carousel.play);
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
  await pass(page, 4 * intervalMs);
  expect(await visibleSlide(page)).toBe(0);
});

test("does not move under reduced motion and has no pause button", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await hydratePage(page);
  await pass(page, 4 * intervalMs);
  expect(await visibleSlide(page)).toBe(0);
  await expect(banners(page).getByRole("button", { name: en.carousel.pause })).toHaveCount(0);
  await expect(banners(page).getByRole("button", { name: en.carousel.next })).toBeVisible();
});
