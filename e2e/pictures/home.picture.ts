import { startSite, type Site } from "../support/site-process";
import { test } from "../support/test";
import { take } from "./take";

/* The home page, as the README shows it. */

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ DEMO_SEASONS: "true" });
});
test.afterAll(async () => site?.stop());

for (const [name, width, height] of [
  ["desktop", 1280, 800],
  ["mobile", 360, 740],
] as const)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.address}/home`);
    await take(page, `home-${name}.png`);
  });
