import { devices } from "@playwright/test";

/**
 * Bytes that a first visit on a phone downloads until the network is idle, as transferred, each file counted once. `html` is
 * the uncompressed size of the page itself.
 */
export async function bytes(browser, url) {
  const context = await browser.newContext({ ...devices["Galaxy S9+"], locale: "en-US" });
  const page = await context.newPage();
  const answers = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto(url, { waitUntil: "networkidle" });
  const sizes = { html: 0, javascript: 0, total: 0, files: 0 };
  const seen = new Set();
  for (const answer of answers) {
    if (seen.has(answer.url()) || answer.status() !== 200 || !answer.url().startsWith("http")) continue;
    seen.add(answer.url());
    const { responseBodySize: size } = await answer.request().sizes();
    const type = answer.headers()["content-type"] ?? "";
    sizes.total += size;
    sizes.files += 1;
    if (type.includes("javascript")) sizes.javascript += size;
    if (answer.request().isNavigationRequest()) sizes.html += (await answer.body()).length;
  }
  await context.close();
  return sizes;
}
