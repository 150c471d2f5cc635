import { expect, test } from "./support/test";
import { words } from "./support/words";

/* Safari 16.4 and Chrome 111, the oldest supported browsers (docs/decisions/0013-browser-support.md), have no popovers. */

const { header } = words("en-US");

test("without popovers the menu is part of the page and covers nothing", async ({ page }) => {
  // As such a browser sees them: an unknown attribute and selector.
  await page.route(/\/home$|\.css/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(":popover-open", ":unknown-state")
      .replaceAll(" popover=", " data-popover=");
    await route.fulfill({ response, body });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/home");
    const menu = page.getByRole("navigation", { name: header.mainNav });
    for (const name of [header.class, header.live, header.help]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: header.openMenu })).toBeHidden();
    // A click fails if something covers the element.
    await page.getByRole("heading", { level: 1 }).click();
    await page.mouse.wheel(0, 900);
    await menu.getByRole("link", { name: header.class, exact: true }).scrollIntoViewIfNeeded();
  }
});
