import type { Locator, Page } from "@playwright/test";

/** More tab stops than any screen of the desk has. */
const maxStops = 1000;

/**
 * Estimates the number of Tab presses from the focus to an element. Runs in the page.
 * @returns `stops` is 0 if the element has the focus
 */
function estimateStops(target: Element): { stops: number; connected: boolean } {
  const { activeElement } = document;
  if (target === activeElement) return { stops: 0, connected: true };
  const all = (document.querySelector("dialog:modal") ?? document).querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(":disabled, [inert] *, input[type=radio]:not(:checked)");
  const candidates = [...all].filter(
    (element) => element === target || element === activeElement || isStop(element),
  );
  const [from, to] = [activeElement, target].map((element) => candidates.indexOf(element as HTMLElement));
  const distance = (to ?? 0) - (from ?? 0);
  return {
    stops: Math.max(1, distance > 0 ? distance : candidates.length + distance),
    connected: target.isConnected,
  };
}

/**
 * Uses a page with the keyboard only. Every element is reached with Tab from the current focus.
 */
export function keyboard(page: Page) {
  const reach = async (target: Locator) => {
    let stops = 0;
    while (stops < maxStops) {
      // Located again if the page has replaced the element.
      const element = await target.elementHandle();
      while (stops < maxStops) {
        const state = await element?.evaluate(estimateStops);
        if (state?.stops === 0) return;
        if (!state?.connected) break;
        // Tabs to just before the estimated position at once: checking after each of hundreds of stops takes a minute.
        // Stops inside frames are not included in the estimate.
        const presses = stops === 0 ? Math.max(1, state.stops - 2) : 1;
        await Promise.all(Array.from({ length: presses }, () => page.keyboard.press("Tab")));
        stops += presses;
      }
    }
    throw new Error(`the keyboard cannot reach ${String(target)}`);
  };
  return {
    reach,
    press: async (target: Locator, ...keys: string[]) => {
      await reach(target);
      for (const key of keys.length > 0 ? keys : ["Enter"]) await page.keyboard.press(key);
    },
    /** Replaces the text of a field. */
    write: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    /** Types key by key, for composite controls of the browser such as a date field. */
    key: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.type(text);
    },
  };
}

/** Counts pointer presses on this page and later ones. @returns a function that returns the count */
export async function countPointers(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction("pointerWasUsed", () => count++);
  const watch = () => {
    const reportPointer = () => void (window as unknown as { pointerWasUsed: () => void }).pointerWasUsed();
    addEventListener("pointerdown", reportPointer, true);
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => count;
}
