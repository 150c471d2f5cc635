import { markdown } from "./table.mjs";

const kilobytes = (value) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value) => `${Math.round(value)} ms`;

/** What is measured of a page, by its name there: the column's head, and how a value is written. */
const columns = {
  performance: ["Performance", String],
  accessibility: ["Accessibility", String],
  "best-practices": ["Best practices", String],
  seo: ["SEO", String],
  lcp: ["LCP", (value) => `${(value / 1000).toFixed(2)} s`],
  cls: ["CLS", (value) => value.toFixed(3)],
  tbt: ["TBT", milliseconds],
  machine: ["Machine", (value) => String(Math.round(value))],
  html: ["HTML, raw", kilobytes],
  javascript: ["JavaScript before a touch", kilobytes],
  total: ["Total before a touch", kilobytes],
  files: ["Files", String],
};

/** Pages that an aim is for, where it is not for all. */
const home = { name: "/home", has: ({ path }) => path === "/home" };
const read = { name: "pages that are read", has: ({ scripts }) => scripts === "touch" };
/** A page that asks not to be listed loses points for SEO by intention. */
const listed = { name: "listed pages", has: ({ indexed }) => indexed };

/** From this mark of the bare page on the machine is quick enough for what pages are to have. */
const quickEnough = 98;
const wanted = 99;

/**
 * The aims of each column on a machine where a bare page of Next measures `bare`; of several, a page has the first that
 * is for it. 1 KB is 1000 bytes.
 */
function aimsBeside({ performance, tbt }) {
  return {
    ...(performance !== undefined && {
      performance: [{ least: performance >= quickEnough ? Math.max(wanted, performance) : performance }],
      tbt: [{ most: tbt }],
    }),
    accessibility: [{ least: 100 }],
    "best-practices": [{ least: 100 }],
    seo: [{ least: 100, of: listed }],
    lcp: [{ most: 1500 }],
    // No shift at all, as far as it is measured.
    cls: [{ most: 0.001 }],
    html: [{ most: 38_000, of: home }],
    javascript: [{ most: 0, of: read }],
    total: [{ most: 80_000, of: read }],
  };
}

const reached = ({ least = -Infinity, most = Infinity }, value) => value >= least && value <= most;

/** An aim in words: `≤ 35.0 KB (/home)`. */
function inWords({ least, most, of }, name) {
  const [, write] = columns[name];
  const limit = least === undefined ? `≤ ${write(most)}` : `≥ ${write(least)}`;
  return of ? `${limit} (${of.name})` : limit;
}

/**
 * Measured pages as a Markdown table, the aims and the bare page of Next first, since some aims are said by it; columns
 * nobody measured are left out.
 * @param {Page} bare
 * @param {Page[]} pages
 * @typedef {{ path: string, language?: string, indexed?: boolean, scripts?: string, [column: string]: unknown }} Page with
 * a value for each column that was measured
 */
export function pageTable(bare, pages) {
  const names = Object.keys(columns).filter((name) =>
    [bare, ...pages].some((page) => page[name] !== undefined),
  );
  const aims = aimsBeside(bare);
  const cell = (page, name, own = []) => {
    if (page[name] === undefined) return "";
    const shown = columns[name][1](page[name]);
    const aim = own.find(({ of }) => !of || of.has(page));
    return aim ? `${shown} ${reached(aim, page[name]) ? "✓" : "✗"}` : shown;
  };
  return markdown([
    ["Page", "Language", ...names.map((name) => columns[name][0])],
    ["target", "", ...names.map((name) => (aims[name] ?? []).map((aim) => inWords(aim, name)).join(", "))],
    [bare.path, "", ...names.map((name) => cell(bare, name))],
    ...pages.map((page) => [page.path, page.language, ...names.map((name) => cell(page, name, aims[name]))]),
  ]);
}
