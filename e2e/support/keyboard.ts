import type { Locator, Page } from "@playwright/test";

/** More than any screen of the desk has to stop at. */
const mostStops = 500;

/**
 * Works a page with the keyboard alone. What is to be pressed or written into must be reached with Tab, from wherever the
 * last step has left the focus.
 */
export function keyboard(page: Page) {
  const reach = async (target: Locator) => {
    let stops = 0;
    while (stops < mostStops) {
      // Looked for once, and again where the page has put another in its place: there are hundreds of stops.
      const element = await target.elementHandle();
      for (let there = true; there && stops < mostStops; stops++) {
        const state = await element?.evaluate((own) => [own === document.activeElement, own.isConnected]);
        if (state?.[0]) return;
        there = state?.[1] ?? false;
        if (there) await page.keyboard.press("Tab");
      }
    }
    throw new Error(`no key leads to ${String(target)}`);
  };
  return {
    reach,
    press: async (target: Locator, ...keys: string[]) => {
      await reach(target);
      for (const key of keys.length > 0 ? keys : ["Enter"]) await page.keyboard.press(key);
    },
    /** In place of what was there. */
    write: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    /** Into a field of the browser's own making, such as a day, in its own order: key by key. */
    key: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}

/** Counts from now on, on this page and those that come after it, how often a pointer is used. @returns the count. */
export async function countPointers(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction("pointerWasUsed", () => count++);
  const watch = () => {
    const tell = () => void (window as unknown as { pointerWasUsed: () => void }).pointerWasUsed();
    addEventListener("pointerdown", tell, true);
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => count;
}
