import type { Page } from "@playwright/test";

/** What visitors do first, each of which hydrates a page. */
export const triggers: Record<string, (page: Page) => Promise<unknown>> = {
  // Twice, since the pointer may already be at the target.
  "a mouse": (page) => page.mouse.move(100, 100).then(() => page.mouse.move(300, 300)),
  "a key": (page) => page.keyboard.press("Shift"),
  // Also if the page has no history entry to go to.
  scrolling: (page) => page.mouse.wheel(0, 50),
  "the focus": (page) => page.evaluate(() => document.querySelector<HTMLElement>("a[href]")?.focus()),
  "a finger": (page) => page.evaluate(() => dispatchEvent(new Event("touchstart"))),
  "an aid that only clicks": (page) => page.evaluate(() => document.querySelector("main")?.click()),
};
