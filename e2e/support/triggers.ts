import type { Page } from "@playwright/test";
import { routes, type Route } from "../../lib/base/routes";

/** When the scripts of a page of the route table start; the 404 page's start at the first touch. */
export const startOf = (name: string) => (routes as Record<string, Route>)[name]?.scripts ?? "touch";

/** The scripts that the open page has requested, to run or to preload, by any means. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) scripts.length = 0;
    else if (request.resourceType() === "script" || new URL(request.url()).pathname.endsWith(".js"))
      scripts.push(request.url());
  });
  return scripts;
}

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
