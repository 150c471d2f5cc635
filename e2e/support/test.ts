import { test as base, expect, type Page } from "@playwright/test";
import { languageNames, type Language } from "../../lib/i18n/languages";
import { site } from "../../lib/site";

type Fixtures = {
  /** Everything the page complained of: console errors and uncaught exceptions. */
  complaints: string[];
};

/** A browser that has seen the advert already, so that it does not stand in the way of what is tested. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, "1"), `${site.key}:advert_seen`);
    await use(page);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      // A page that answers 404 on purpose is reported by the browser as a failed load of itself.
      const own = message.location().url === page.url() && message.text().includes("404");
      if (message.type() === "error" && !own) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

export { expect };

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
