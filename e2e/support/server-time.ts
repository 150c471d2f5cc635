import type { Page } from "@playwright/test";
import { serverTimingHeader } from "../../lib/base/clock/server-timing";

type Replacement = { pages: boolean; readTime: () => number | Promise<number> };

/** Replaces the time of calls' responses, and of pages'. Pages follow the server's time, not the device's. */
async function replaceServerTime(page: Page, { pages, readTime }: Replacement): Promise<void> {
  await page.route("**", async (route) => {
    const isPage = pages && route.request().resourceType() === "document";
    if (!isPage && !/\/(?:healthz$|api\/)/.test(new URL(route.request().url()).pathname))
      return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => undefined);
    if (!response) return;
    const time = await readTime();
    const headers = {
      ...response.headers(),
      date: new Date(time).toUTCString(),
      ...(isPage && { "server-timing": serverTimingHeader(time) }),
    };
    // The page may have been closed in the meantime.
    await route.fulfill({ response, headers }).catch(() => undefined);
  });
}

/** Lets the server's time stand still. */
export const serveTime = (page: Page, at: number): Promise<void> =>
  replaceServerTime(page, { pages: true, readTime: () => at });

/** Lets responses carry the time of a server whose clock a test has moved: its `Date` header does not follow. */
export const serveMovedTime = (page: Page, readTime: () => number): Promise<void> =>
  replaceServerTime(page, { pages: true, readTime });

/**
 * Lets calls carry the time of the page's own clock, which the test moves with `page.clock`. That clock hides the headers
 * of the page itself.
 */
export const serveTimeOfPage = (page: Page): Promise<void> =>
  replaceServerTime(page, { pages: false, readTime: () => page.evaluate(() => Date.now()).catch(() => 0) });

/** Sets the device's clock wrong, by hours; it runs on, and the server's time stays as it is. */
export async function shiftDeviceClock(page: Page, hours: number): Promise<void> {
  await page.addInitScript((shiftMs) => {
    const RealDate = Date;
    const now = () => RealDate.now() + shiftMs;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
      apply: () => new RealDate(now()).toString(),
      get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    });
  }, hours * 3_600_000);
}
