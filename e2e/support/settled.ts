import type { Page, Request } from "@playwright/test";

const pending = new WeakMap<Page, Set<Request>>();

/** Keeps count of what a page asks for by script, from before it is opened. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  const end = (request: Request) => open.delete(request);
  page.on("request", (request) => ["fetch", "xhr"].includes(request.resourceType()) && open.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  page.on("framenavigated", (frame) => frame === page.mainFrame() && open.clear());
}

/**
 * Touches the page, as its reader would, and waits until its script has taken it over. A quiet network, half a second
 * without a request, says the same later; and says nothing of the script.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await takenOver(page);
}

/**
 * Waits until React has hydrated every section, has said what it has to complain of, and all that the page asks for at
 * its start has come.
 */
export async function takenOver(page: Page): Promise<void> {
  await hydrated(page);
  do {
    // Effects run after a frame, and what they ask for is asked for in the one after it.
    await frames(page);
  } while ((pending.get(page)?.size ?? 0) > 0);
}

/** Waits until React has hydrated every section. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Lets some frames pass, by the browser's own clock even where a test holds the page's. */
async function frames(page: Page): Promise<void> {
  const seen = await page.evaluateHandle(() => ({ count: 0 }));
  await page.waitForFunction((frame) => (frame.count += 1) > 3, seen, { polling: "raf" });
  await seen.dispose();
}
