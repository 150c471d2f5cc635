import type { Locator, Page } from "@playwright/test";

/** More than any screen of the desk has to stop at. */
const mostStops = 1000;

/**
 * How many stops of Tab an element is probably away: what counts is where the focus is in the end. Runs in the page.
 * @returns 0 where it has the focus.
 */
function stopsUntil(target: Element): { stops: number; connected: boolean } {
  const { activeElement } = document;
  if (target === activeElement) return { stops: 0, connected: true };
  const all = (document.querySelector("dialog:modal") ?? document).querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(":disabled, [inert] *, input[type=radio]:not(:checked)");
  const between = [...all].filter(
    (element) => element === target || element === activeElement || isStop(element),
  );
  const [from, to] = [activeElement, target].map((element) => between.indexOf(element as HTMLElement));
  const ahead = (to ?? 0) - (from ?? 0);
  return { stops: Math.max(1, ahead > 0 ? ahead : between.length + ahead), connected: target.isConnected };
}

/**
 * Works a page with the keyboard alone. What is to be pressed or written into must be reached with Tab, from wherever the
 * last step has left the focus.
 */
export function keyboard(page: Page) {
  const reach = async (target: Locator) => {
    let stops = 0;
    while (stops < mostStops) {
      // Looked for once, and again where the page has put another in its place.
      const element = await target.elementHandle();
      while (stops < mostStops) {
        const state = await element?.evaluate(stopsUntil);
        if (state?.stops === 0) return;
        if (!state?.connected) break;
        // Held down until just before it, as it seems: to look after each of hundreds of stops takes a minute. A frame
        // has stops that are not seen from here.
        const held = stops === 0 ? Math.max(1, state.stops - 2) : 1;
        await Promise.all(Array.from({ length: held }, () => page.keyboard.press("Tab")));
        stops += held;
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
