import { test as base, expect } from "@playwright/test";
import { settled } from "./support/settled";
import { words } from "./support/words";

const en = words("en-US");

/** A browser with a clock of its own, that has not seen the advert. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
});

test.beforeEach(async ({ page }) => {
  await page.goto("/home");
  await settled(page);
});

test("opens when the page can be read, counts ten seconds down and closes itself", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: en.advert.title });
  await expect(dialog).toBeHidden();
  await page.clock.runFor(5000);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(en.advert.closesIn.replace("{seconds}", "10"));
  await page.clock.runFor(9000);
  await expect(dialog).toContainText(en.advert.closesIn.replace("{seconds}", "1"));
  await page.clock.runFor(1000);
  await expect(dialog).toBeHidden();
});

test("opens at the first scroll", async ({ page }) => {
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole("dialog", { name: en.advert.title })).toBeVisible();
});

test("stays while it is hovered", async ({ page }) => {
  await page.clock.runFor(5000);
  const dialog = page.getByRole("dialog", { name: en.advert.title });
  await dialog.hover();
  await page.clock.runFor(60_000);
  await expect(dialog).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(11_000);
  await expect(dialog).toBeHidden();
});

test("stays while something in it has the focus, and when its pause is pressed", async ({ page }) => {
  await page.clock.runFor(5000);
  const dialog = page.getByRole("dialog", { name: en.advert.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Tab");
  const pause = dialog.getByRole("button", { name: en.advert.pause });
  await expect(pause).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Space");
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(30_000);
  await expect(dialog).toBeVisible();
});

test("closes by Esc and by its button, and does not come back in the same session", async ({ page }) => {
  await page.clock.runFor(5000);
  const dialog = page.getByRole("dialog", { name: en.advert.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await settled(page);
  await page.clock.runFor(20_000);
  await expect(dialog).toBeHidden();
});

test("stays away when the provider has no advert", async ({ page }) => {
  await page.route("**/api/v1/get/home/page", (route) =>
    route.fulfill({ json: { code: 0, message: "", data: { link_properties: [] } } }),
  );
  await page.reload();
  await settled(page);
  await page.clock.runFor(20_000);
  await expect(page.getByRole("dialog")).toBeHidden();
});
