import { devices } from "@playwright/test";
import { medians } from "./table.mjs";

/** Time after a page's load in milliseconds, since scripts that start late make long tasks, too. */
const settleMs = 2500;

/**
 * Medians of first visits on a phone whose processor is four times slower than this machine's, with its network: times in
 * milliseconds to the first paint and the first content, and the sum of all tasks longer than 50 ms.
 */
export async function measureSlowPhone(browser, url, runs) {
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitSlowly(browser, url));
  return medians(visits);
}

async function visitSlowly(browser, url) {
  const context = await browser.newContext({ ...devices["Galaxy S9+"], locale: "en-US" });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.longTasks = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longTasks += duration;
      });
      observer.observe({ type: "longtask", buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settleMs);
    return await page.evaluate(() => {
      const timeOf = (name) => performance.getEntriesByName(name)[0].startTime;
      return {
        firstPaint: timeOf("first-paint"),
        firstContent: timeOf("first-contentful-paint"),
        longTasks: globalThis.longTasks,
      };
    });
  } finally {
    await context.close();
  }
}
