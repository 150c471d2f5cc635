import { brotliCompressSync, constants } from "node:zlib";
import { devices } from "@playwright/test";

/** Quality 11 is what a cache or a CDN in front keeps; Next itself packs less tightly, on every answer. */
function packed(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const text = /javascript|json|html|css|svg|xml|text/;

/**
 * What a first visit on a phone downloads until the network is quiet, in bytes: every file once, text packed with
 * brotli, pictures and fonts as they are. `html` is the page itself, unpacked.
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
    const body = await answer.body();
    const type = answer.headers()["content-type"] ?? "";
    const size = text.test(type) ? packed(body) : body.length;
    sizes.total += size;
    sizes.files += 1;
    if (type.includes("javascript")) sizes.javascript += size;
    if (answer.request().isNavigationRequest()) sizes.html += body.length;
  }
  await context.close();
  return sizes;
}
