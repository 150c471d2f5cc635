import type { Page, Request } from "@playwright/test";

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Tracks a page's pending requests by scripts. Call it before the page is opened. */
export function watchRequests(page: Page): void {
  const openRequests = new Set<Request>();
  pendingRequests.set(page, openRequests);
  const end = (request: Request) => openRequests.delete(request);
  page.on(
    "request",
    (request) => ["fetch", "xhr"].includes(request.resourceType()) && openRequests.add(request),
  );
  page.on("requestfinished", end).on("requestfailed", end);
  page.on("framenavigated", (frame) => frame === page.mainFrame() && openRequests.clear());
}

/**
 * Interacts with the page, which starts its scripts, and waits until it is hydrated and its requests are done. Faster and more
 * reliable than waiting for an idle network.
 */
export async function hydratePage(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await waitUntilReady(page);
}

/**
 * Waits until React has hydrated every section and logged its errors, and the page's first requests are done.
 */
export async function waitUntilReady(page: Page): Promise<void> {
  await waitForHydration(page);
  do {
    // Effects run after a frame, and start their requests in the next one.
    await waitForFrames(page);
  } while ((pendingRequests.get(page)?.size ?? 0) > 0);
}

/** Waits until React has hydrated every section. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits for some frames, even if a test has stopped the page's clock. */
export async function waitForFrames(page: Page): Promise<void> {
  const counter = await page.evaluateHandle(() => ({ count: 0 }));
  await page.waitForFunction((frame) => (frame.count += 1) > 3, counter, { polling: "raf" });
  await counter.dispose();
}
