import type { Page, Request } from "@playwright/test";

const pending = new WeakMap<Page, Set<Request>>();

/** Tracks a page's pending requests by scripts. Call it before the page is opened. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  const end = (request: Request) => open.delete(request);
  page.on("request", (request) => ["fetch", "xhr"].includes(request.resourceType()) && open.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  page.on("framenavigated", (frame) => frame === page.mainFrame() && open.clear());
}

/**
 * Interacts with the page, which starts its scripts, and waits until it is hydrated and its requests are done. Faster and more
 * reliable than waiting for an idle network.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await takenOver(page);
}

/**
 * Waits until React has hydrated every section and logged its errors, and the page's first requests are done.
 */
export async function takenOver(page: Page): Promise<void> {
  await hydrated(page);
  do {
    // Effects run after a frame, and start their requests in the next one.
    await frames(page);
  } while ((pending.get(page)?.size ?? 0) > 0);
}

/** Waits until React has hydrated every section. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits for some frames, even if a test has stopped the page's clock. */
async function frames(page: Page): Promise<void> {
  const seen = await page.evaluateHandle(() => ({ count: 0 }));
  await page.waitForFunction((frame) => (frame.count += 1) > 3, seen, { polling: "raf" });
  await seen.dispose();
}
