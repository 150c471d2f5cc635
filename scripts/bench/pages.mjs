import { chromium as playwright } from "@playwright/test";
import { tsImport } from "tsx/esm/api";
import { ensureChromium } from "../lib/chromium.mjs";
import { freePort } from "../lib/port.mjs";
import { Stop } from "../lib/run.mjs";
import { withBare } from "./bare.mjs";
import { bytes } from "./bytes.mjs";
import { lighthouseMedians } from "./lighthouse.mjs";
import { pageTable } from "./table.mjs";

/** Pages that are measured for what the route table says with a parameter: one address each. */
const examples = { "{region}": "vn", "{id}": "1" };
/** What a mailed link has behind its address. */
const secret = `#${"a".repeat(43)}`;

/** An address for each page of the route table that has one of its own. */
async function pagesToMeasure(paths) {
  const { routes } = await tsImport("../../lib/routes.ts", import.meta.url);
  const all = Object.values(routes)
    // What enrolling leads to is shown to those who enrolled; anyone else is sent to the campaign's home at once.
    .filter(({ sameAs, campaign }) => !sameAs && campaign !== "enrolled")
    .map(({ path, indexed, holdsSecret }) => ({
      path: path.replace(/\{\w+\}/g, (parameter) => examples[parameter]),
      indexed,
      behind: holdsSecret ? secret : "",
    }));
  const missing = paths?.find((path) => !all.some((page) => page.path === path));
  if (missing)
    throw new Stop(`No such page: ${missing}. There are ${all.map(({ path }) => path).join(", ")}`);
  return paths ? all.filter(({ path }) => paths.includes(path)) : all;
}

/**
 * Bytes and Lighthouse medians of pages as a Markdown table, those of a bare page of Next first.
 * @param {{ paths?: string[], runs: number }} choice which pages (all of them otherwise), and how many Lighthouse runs
 * each; 0 leaves Lighthouse out.
 */
export async function pagesText(address, { paths, runs }) {
  const pages = await pagesToMeasure(paths);
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: await ensureChromium(), args });
  const rows = [];
  try {
    const measure = async (path, indexed, url) => {
      const sizes = await bytes(browser, url);
      const medians = runs > 0 ? await lighthouseMedians(url, port, runs) : {};
      rows.push({ path, indexed, ...medians, ...sizes });
      process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
    };
    await withBare(async (bare) => {
      await measure("a bare page of Next", false, bare);
      for (const { path, indexed, behind } of pages)
        await measure(path, indexed, `${address}${path}?locale=en-US${behind}`);
    });
  } finally {
    await browser.close();
  }
  return pageTable(rows);
}
