import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";
import { languageNames, type Language } from "../../lib/i18n/languages";
import { siteKey } from "../../lib/storage/site-key";
import { watchRequests } from "./settled";

type Fixtures = {
  /** Everything the page complained of: console errors and uncaught exceptions. */
  complaints: string[];
};

/** Sees to it that the advert does not open in a page: it has been seen. */
export const withoutAdvert = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, "9999999999999"), `${siteKey}:advert_away_until`);

/**
 * Lets the page complain of whatever its policy forbids: Chromium says nothing of a script that was kept from something
 * and goes on without, other browsers do.
 */
export const withPolicyHeard = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    ),
  );

/** A browser that has seen the advert already, so that it does not stand in the way of what is tested. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    watchRequests(page);
    await withoutAdvert(page);
    await withPolicyHeard(page);
    await use(page);
  },
  complaints: async ({ page }, use) => {
    const { complaints, stop } = hearComplaints(page);
    await use(complaints);
    stop();
  },
});

/** What a page complains of from now on. */
export function hearComplaints(page: Page) {
  const complaints: string[] = [];
  const hear = (message: ConsoleMessage) => {
    // A page that answers 404 on purpose is reported by the browser as a failed load of itself.
    const own = message.location().url === page.url() && message.text().includes("404");
    if (message.type() === "error" && !own) complaints.push(message.text());
  };
  const note = (error: Error) => complaints.push(String(error));
  page.on("console", hear).on("pageerror", note);
  return { complaints, stop: () => page.off("console", hear).off("pageerror", note) };
}

export { expect };

/** Of tests that differ in one thing, those that a quick run repeats on a phone (`@phone`, playwright.config.ts). */
export const onPhonesIf = (chosen: boolean) => ({ tag: chosen ? ["@phone"] : [] });

/** Opens a page in a language, as someone whose cookie says so. */
export async function openIn(page: Page, language: Language, path: string): Promise<void> {
  const { baseURL } = test.info().project.use;
  await page.context().addCookies([{ name: "locale", value: language, url: baseURL ?? "" }]);
  await page.goto(path);
}

/** Opens the menu of small screens. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator("header button[popovertarget]").last().click();
}

/** Opens the list of languages, by the name of the one that is shown now. */
export async function openLanguages(page: Page, current: Language): Promise<void> {
  await page.locator("summary", { hasText: languageNames[current] }).click();
}
