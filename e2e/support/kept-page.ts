import type { Page } from "@playwright/test";
import { servers } from "../servers";
import { enrolledBefore } from "./campaign";
import { watchRequests } from "./settled";
import { test as base, withoutAdvert, withPolicyHeard } from "./test";

/**
 * For tests that only look: one page for all tests of a worker, which keeps what it has fetched and compiled. A new
 * browser context and a cold load cost seconds each, and there are hundreds of pages to look at. Cookies go before
 * each test; the phone of someone who enrolled stays.
 */
export const test = base.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: servers.embedded.address, locale: "en-US" });
      const page = await context.newPage();
      watchRequests(page);
      await withoutAdvert(page);
      await withPolicyHeard(page);
      // The enrolled page leads everyone else away.
      await enrolledBefore(page, "84", "912345678");
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ keptPage }, use) => {
    // The page of the test before may ask for something once more, and would be refused without its cookies.
    await keptPage.goto("about:blank");
    await keptPage.context().clearCookies();
    await keptPage.setViewportSize({ width: 1280, height: 800 });
    await use(keptPage);
  },
});
