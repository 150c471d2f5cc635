import { devices } from "@playwright/test";

/**
 * Bytes that a first visit on a phone downloads until the network is idle, as transferred, each file counted once. `html` is
 * the uncompressed size of the page itself.
 */
export async function measureBytes(browser, url) {
  const context = await browser.newContext({ ...devices["Galaxy S9+"], locale: "en-US" });
  const page = await context.newPage();
  const responses = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  const sizes = { html: 0, javascript: 0, total: 0, files: 0 };
  const countedUrls = new Set();
  for (const response of responses) {
    if (countedUrls.has(response.url()) || response.status() !== 200 || !response.url().startsWith("http"))
      continue;
    countedUrls.add(response.url());
    const { responseBodySize: size } = await response.request().sizes();
    const type = response.headers()["content-type"] ?? "";
    sizes.total += size;
    sizes.files += 1;
    if (type.includes("javascript")) sizes.javascript += size;
    if (response.request().isNavigationRequest()) sizes.html += (await response.body()).length;
  }
  await context.close();
  return sizes;
}
