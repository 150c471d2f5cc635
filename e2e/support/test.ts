import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";
import { languageNames, type Language } from "../../lib/base/i18n/languages";
import { siteKey } from "../../lib/base/storage/local-keys";
import { watchRequests } from "./settled";

type Fixtures = {
  /** Console errors and uncaught exceptions of the page. */
  complaints: string[];
};

/** Marks the advert as seen, so that it does not open. */
export const suppressAdvert = (page: Page) =>
  page.addInitScript((key) => {
    // Frames of other sites have no storage.
    if (location.protocol.startsWith("http") && window === top) localStorage.setItem(key, "9999999999999");
  }, `${siteKey}:advert_away_until`);

/**
 * Logs violations of the content security policy as console errors. Chromium does not log all of them by itself.
 */
export const logPolicyViolations = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    ),
  );

/** Playwright's test with pages in which the advert does not open, and with a list of page errors. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    watchRequests(page);
    await suppressAdvert(page);
    await logPolicyViolations(page);
    await use(page);
  },
  complaints: async ({ page }, use) => {
    const { complaints, stop } = collectPageErrors(page);
    await use(complaints);
    stop();
  },
});

/** Collects a page's console errors and uncaught exceptions until `stop` is called. */
export function collectPageErrors(page: Page) {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // Browsers report an expected 404 page as a failed load.
    const isExpected404 = message.location().url === page.url() && message.text().includes("404");
    if (message.type() === "error" && !isExpected404) complaints.push(message.text());
  };
  const onPageError = (error: Error) => complaints.push(String(error));
  page.on("console", onConsole).on("pageerror", onPageError);
  return { complaints, stop: () => page.off("console", onConsole).off("pageerror", onPageError) };
}

export { expect };

/** Test details that make a quick run repeat the test on a phone (`@phone`, playwright.config.ts) if `chosen`. */
export const phoneTagIf = (chosen: boolean) => ({ tag: chosen ? ["@phone"] : [] });

/** Leaves the open page and forgets the site's cookies and stored values, as in a new browser with a warm cache. */
export async function startOver(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** Leaves the open page and forgets the login: the page would reload when its account is gone, into the next visit. */
export async function forgetLogin(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.context().clearCookies();
}

/** Opens a page in a language, set by cookie. */
export async function openInLanguage(page: Page, language: Language, path: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  await page.context().addCookies([{ name: "locale", value: language, url: baseURL ?? "" }]);
  await page.goto(path);
}

/** Opens the menu of small screens. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator("header button[popovertarget]").last().click();
}

/** Opens the list of languages, which is labeled with the current one. */
export async function openLanguages(page: Page, current: Language): Promise<void> {
  await page.locator("summary", { hasText: languageNames[current] }).click();
}
