import { chromium as playwright } from "@playwright/test";
import { ensureChromium } from "../lib/chromium.mjs";
import { freePort } from "../lib/port.mjs";
import { Stop } from "../lib/run.mjs";
import { withBarePage } from "./bare.mjs";
import { measureBytes } from "./bytes.mjs";
import { lighthouseMedians } from "./lighthouse.mjs";
import { pageTable } from "./page-table.mjs";
import { siteLanguages, sitePages } from "./site-pages.mjs";

/** @param {string} option the value of --languages: `all` or a comma-separated list */
async function languagesToMeasure(option) {
  const all = await siteLanguages();
  const chosen = option === "all" ? all : option.split(",");
  const unknown = chosen.find((language) => !all.includes(language));
  if (unknown) throw new Stop(`Unknown language: ${unknown}. Choose from all, ${all.join(", ")}`);
  return chosen;
}

async function pagesToMeasure(paths, languages) {
  const all = await sitePages(await languagesToMeasure(languages));
  const missing = paths?.find((path) => !all.some((page) => page.path === path));
  if (missing) {
    const known = [...new Set(all.map(({ path }) => path))];
    throw new Stop(`Unknown page: ${missing}. Choose from ${known.join(", ")}`);
  }
  return paths ? all.filter(({ path }) => paths.includes(path)) : all;
}

/**
 * Bytes and Lighthouse medians of pages as a Markdown table, after those of a bare page of Next.
 * @param {{ paths?: string[], languages: string, runs: number }} choice the pages (by default all), their languages, and the
 * number of Lighthouse runs per page; 0 skips Lighthouse
 */
export async function pagesText(address, { paths, languages, runs }) {
  const pages = await pagesToMeasure(paths, languages);
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: await ensureChromium(), args });
  try {
    const measure = async (url, page) => {
      const sizes = await measureBytes(browser, url);
      const medians = runs > 0 ? await lighthouseMedians(url, port, runs) : {};
      const row = { ...page, ...medians, ...sizes };
      process.stderr.write(`${JSON.stringify(row)}\n`);
      return row;
    };
    return await withBarePage(async (bareAddress) => {
      const bare = await measure(bareAddress, { path: "a bare page of Next" });
      const rows = [];
      for (const page of pages) rows.push(await measure(address + page.address, page));
      return pageTable(bare, rows);
    });
  } finally {
    await browser.close();
  }
}
