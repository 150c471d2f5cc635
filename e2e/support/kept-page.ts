import type { Page } from "@playwright/test";
import { servers } from "../servers";
import { prepareEnrolledBrowser } from "./campaign";
import { watchRequests } from "./settled";
import { test as base, suppressAdvert, logPolicyViolations } from "./test";

/** The window of the project "desktop". */
export const desktop = { width: 1280, height: 800 };

/**
 * For tests that only read pages: one page for all tests of a worker, so that its cache and compiled scripts are reused. A new
 * context with a cold cache costs seconds, and hundreds of pages are tested. Cookies are cleared before each test; the stored
 * phone of an enrolment stays.
 */
export const test = base.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: servers.embedded.address, locale: "en-US" });
      const page = await context.newPage();
      watchRequests(page);
      await suppressAdvert(page);
      await logPolicyViolations(page);
      // The enrolled page redirects visitors who have not enrolled.
      await prepareEnrolledBrowser(page, "84", "912345678");
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ keptPage }, use) => {
    await resetPage(keptPage);
    await use(keptPage);
  },
});

/** Leaves the open page and forgets its cookies. */
export async function resetPage(page: Page): Promise<void> {
  // The page that is left may send another request, which would fail without its cookies.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(desktop);
}
