import { chromium as playwright } from "@playwright/test";
import { ensureChromium } from "../lib/chromium.mjs";
import { freePort } from "../lib/port.mjs";
import { Stop } from "../lib/run.mjs";
import { withBarePage } from "./bare.mjs";
import { measureBytes } from "./bytes.mjs";
import { lighthouseMedians } from "./lighthouse.mjs";
import { measureSlowPhone } from "./slow-phone.mjs";
import { siteLanguages, sitePages } from "./site-pages.mjs";
import { markdownTable } from "./table.mjs";

const milliseconds = (value) => `${Math.round(value)} ms`;
const kilobytes = (value) => `${(value / 1000).toFixed(1)} KB`;

/** Measured values of a page by their keys: the column's heading and the format of its values. */
const columns = {
  performance: ["Performance", String],
  accessibility: ["Accessibility", String],
  "best-practices": ["Best practices", String],
  seo: ["SEO", String],
  lcp: ["LCP", (value) => `${(value / 1000).toFixed(2)} s`],
  cls: ["CLS", (value) => value.toFixed(3)],
  tbt: ["Blocking", milliseconds],
  machine: ["Machine", (value) => String(Math.round(value))],
  firstPaint: ["First paint, slow phone", milliseconds],
  firstContent: ["First content, slow phone", milliseconds],
  longTasks: ["Long tasks, slow phone", milliseconds],
  html: ["HTML, raw", kilobytes],
  javascript: ["JavaScript", kilobytes],
  total: ["Total", kilobytes],
  files: ["Files", String],
};

/** @throws Stop if a chosen name is not among the known ones */
function ensureKnown(chosen, known) {
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown) throw new Stop(`Unknown: ${unknown}. Choose from ${known.join(", ")}`);
}

/** @param languages `all` or a comma-separated list */
async function pagesToMeasure(paths, languages) {
  const allLanguages = await siteLanguages();
  const chosenLanguages = languages === "all" ? allLanguages : languages.split(",");
  ensureKnown(chosenLanguages, allLanguages);
  const pages = await sitePages(chosenLanguages);
  if (!paths) return pages;
  ensureKnown(paths, [...new Set(pages.map(({ path }) => path))]);
  return pages.filter(({ path }) => paths.includes(path));
}

/**
 * Bytes, Lighthouse medians and visits on a slow phone as a Markdown table, after those of a bare page of Next.
 * @param {{ paths?: string[], languages: string, runs: number }} choice the pages (by default all), their languages, and the
 * number of Lighthouse runs per page; 0 skips Lighthouse
 */
export async function pagesText(address, { paths, languages, runs }) {
  const pages = await pagesToMeasure(paths, languages);
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await playwright.launch({ executablePath: await ensureChromium(), args });
  const names = Object.keys(columns).slice(runs > 0 ? 0 : Object.keys(columns).indexOf("html"));
  const measureRow = async (url, path, language) => {
    const sizes = await measureBytes(browser, url);
    const times = runs > 0 && {
      ...(await lighthouseMedians(url, port, runs)),
      ...(await measureSlowPhone(browser, url, 3 * runs)),
    };
    const measured = { ...times, ...sizes };
    const row = [path, language, ...names.map((name) => columns[name][1](measured[name]))];
    process.stderr.write(`${row.join("  ")}\n`);
    return row;
  };
  try {
    return await withBarePage(async (bareAddress) => {
      const rows = [await measureRow(bareAddress, "a bare page", "")];
      for (const { path, language, address: pageAddress } of pages)
        rows.push(await measureRow(address + pageAddress, path, language));
      return markdownTable([["Page", "Language", ...names.map((name) => columns[name][0])], ...rows]);
    });
  } finally {
    await browser.close();
  }
}
