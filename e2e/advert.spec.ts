import { test as base, expect, type Page } from "@playwright/test";
import { schoolFile } from "../lib/subjects/school/school-file";
import { formatMessage } from "../lib/base/i18n/format-message";
import { hydratePage, waitUntilReady } from "./support/settled";
import { serveTimeOfPage } from "./support/server-time";
import { words } from "./support/words";

const en = words("en-US");

/** A browser whose clock only the test moves, and that has not seen the advert. */
const test = base.extend({
  page: async ({ page }, use) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await use(page);
  },
});

/** Longer than the advert's idle delay, and longer than it stays open. */
const longMs = 12_000;

const advert = (page: Page) =>
  page.getByRole("dialog", {
    name: formatMessage(en.advert.title, { name: schoolFile().name["en-US"] ?? "" }, "en-US"),
  });

/** Opens a page and advances the clock until the adverts are loaded and the idle delay has passed. */
async function openAndWait(page: Page, path = "/home", beforeIdle = async () => {}) {
  await page.goto(path);
  // Only requests from here on count: the previous page may have requested adverts too, and this one does once touched.
  const advertResponse = page.waitForResponse(
    (response) => response.request().postData()?.includes('"alert"') ?? false,
  );
  await hydratePage(page);
  await page.clock.runFor(5000);
  await advertResponse;
  await waitUntilReady(page);
  await beforeIdle();
  await page.clock.runFor(3500);
}

/**
 * Waits for the advert to appear. On a busy machine a page may read the response only after the idle delay has passed;
 * then a second delay follows, and never a third.
 */
async function waitForAdvert(page: Page) {
  let stepsOfOne = 7;
  await expect(async () => {
    if (!(await advert(page).isVisible()) && stepsOfOne-- > 0) await page.clock.runFor(500);
    expect(await advert(page).isVisible()).toBe(true);
  }).toPass({ timeout: 30_000 });
}

test(
  "appears beside the content after the idle delay, counts down ten seconds and closes itself",
  { tag: "@phone" },
  async ({ page }) => {
    await openAndWait(page);
    await waitForAdvert(page);
    await expect(advert(page)).toContainText(en.advert.closesIn.replace("{seconds}", "10"));
    // It takes no focus, and the page stays usable.
    await expect(page.locator("body")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Each advert has a text about its offer, and all are visible.
    const offers = advert(page).getByRole("link");
    await expect(offers).toHaveText([/Series classes/, /Study in China/]);
    await expect(offers.nth(1)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(9000);
    await expect(advert(page)).toContainText(en.advert.closesIn.replace("{seconds}", "1"));
    await page.clock.runFor(1000);
    await expect(advert(page)).toBeHidden();
  },
);

test("stays open while hovered or focused, and when its pause button is pressed", async ({ page }) => {
  await openAndWait(page);
  await waitForAdvert(page);
  await advert(page).hover();
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeVisible();
  const pause = advert(page).getByRole("button", { name: en.advert.pause });
  await pause.focus();
  await page.mouse.move(2, 2);
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("main").focus();
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(advert(page)).toBeHidden();
});

test(
  "closes by its button and reappears only the next day, in another session",
  { tag: "@phone" },
  async ({ page, context }) => {
    await openAndWait(page);
    await waitForAdvert(page);
    await advert(page).getByRole("button", { name: en.dialog.close }).click();
    await expect(advert(page)).toBeHidden();
    await page.reload();
    await hydratePage(page);
    await page.clock.runFor(longMs);
    await expect(advert(page)).toBeHidden();
    await page.clock.fastForward(25 * 3600_000);
    await page.goto("/about-us");
    await hydratePage(page);
    await page.clock.runFor(longMs);
    await expect(advert(page)).toBeHidden();
    const tomorrow = await context.newPage();
    await serveTimeOfPage(tomorrow);
    const now = Date.now() + 26 * 3600_000;
    await tomorrow.clock.install({ time: now });
    await tomorrow.clock.pauseAt(now + 60_000);
    await openAndWait(tomorrow);
    await waitForAdvert(tomorrow);
  },
);

test("covers at most a third of a window, whatever the text size, and keeps the main button clear", async ({
  page,
}) => {
  await openAndWait(page);
  await waitForAdvert(page);
  for (const [width, height] of [
    [320, 568],
    [390, 800],
    [844, 390],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of [100, 150, 200]) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
      const box = (await advert(page).boundingBox())!;
      expect(box.height).toBeLessThanOrEqual(height / 3);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await expect(advert(page).getByRole("button", { name: en.dialog.close })).toBeInViewport({ ratio: 1 });
      await expect(advert(page).getByRole("link").first()).toBeInViewport();
      if (size > 100) continue;
      // On a phone, neither over the headline nor over the main button.
      for (const kept of [
        page.getByRole("heading", { level: 1 }),
        page.locator("[data-main-action]:visible"),
      ]) {
        const other = (await kept.boundingBox())!;
        const isBeside = other.x + other.width <= box.x;
        expect(isBeside || other.y + other.height <= box.y || other.y >= height).toBe(true);
      }
    }
  }
});

test("waits while a form is in use or a dialog is open, and stays away on task pages", async ({ page }) => {
  await openAndWait(page, "/hot-sell", async () => {
    await page.getByLabel(en.hotSell.filters.level).focus();
  });
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: en.hotSell.card.ask }).first().click();
  const consult = page.getByRole("dialog", { name: en.consult.title });
  await expect(consult).toBeVisible();
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(consult).toBeHidden();
  for (const path of ["/help", "/hot-sell/detail/1", "/class", "/mobile-download", "/home#free-class"]) {
    await page.goto(path);
    await hydratePage(page);
    await page.clock.runFor(longMs);
    await expect(advert(page), path).toBeHidden();
  }
  // None of this marked the advert as seen.
  await openAndWait(page, "/about-us");
  await waitForAdvert(page);
});

test("stays away when the provider has no advert, and from the page that it advertises", async ({ page }) => {
  const call = "**/api/v1/get/home/page";
  await page.route(call, (route) =>
    route.fulfill({ json: { code: 0, message: "", data: { link_properties: [] } } }),
  );
  await openAndWait(page);
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeHidden();
  await page.unroute(call);
  // The school's first advert links there.
  await openAndWait(page, "/hot-sell");
  await page.clock.runFor(longMs);
  await expect(advert(page)).toBeHidden();
  await openAndWait(page);
  await waitForAdvert(page);
});
