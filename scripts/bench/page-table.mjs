import { markdownTable } from "./table.mjs";

const kilobytes = (value) => `${(value / 1000).toFixed(1)} KB`;
const milliseconds = (value) => `${Math.round(value)} ms`;

/** Measured values of a page by their keys: the column's heading and the format of its values. */
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
  javascript: ["JavaScript before interaction", kilobytes],
  total: ["Total before interaction", kilobytes],
  files: ["Files", String],
};

/** Page groups with targets of their own. */
const home = { name: "/home", has: ({ path }) => path === "/home" };
const readOnly = { name: "read-only pages", has: ({ scripts }) => scripts === "touch" };
/** Pages with `noindex` lose points for SEO by intention. */
const listed = { name: "listed pages", has: ({ indexed }) => indexed };

/** If the bare page scores this much for performance, the machine is fast enough to expect `targetScore` of the site's pages. */
const fastMachineScore = 98;
const targetScore = 99;

/**
 * Targets of each column, relative to the measured bare page of Next. The first target that applies to a page counts.
 * 1 KB is 1000 bytes.
 */
function targetsFor({ performance, tbt }) {
  return {
    ...(performance !== undefined && {
      performance: [
        { least: performance >= fastMachineScore ? Math.max(targetScore, performance) : performance },
      ],
      tbt: [{ most: tbt }],
    }),
    accessibility: [{ least: 100 }],
    "best-practices": [{ least: 100 }],
    seo: [{ least: 100, of: listed }],
    lcp: [{ most: 1500 }],
    // No layout shift, within the precision of the measurement.
    cls: [{ most: 0.001 }],
    html: [{ most: 38_000, of: home }],
    javascript: [{ most: 0, of: readOnly }],
    total: [{ most: 80_000, of: readOnly }],
  };
}

const meetsTarget = ({ least = -Infinity, most = Infinity }, value) => value >= least && value <= most;

/** Formats a target: `≤ 35.0 KB (/home)`. */
function formatTarget({ least, most, of }, name) {
  const [, format] = columns[name];
  const limit = least === undefined ? `≤ ${format(most)}` : `≥ ${format(least)}`;
  return of ? `${limit} (${of.name})` : limit;
}

/**
 * Measured pages as a Markdown table, after the targets and the bare page of Next. Columns without measurements are left
 * out.
 * @param {Page} bare
 * @param {Page[]} pages
 * @typedef {{ path: string, language?: string, indexed?: boolean, scripts?: string, [column: string]: unknown }} Page with
 * a value for each measured column
 */
export function pageTable(bare, pages) {
  const names = Object.keys(columns).filter((name) =>
    [bare, ...pages].some((page) => page[name] !== undefined),
  );
  const targets = targetsFor(bare);
  const cell = (page, name, pageTargets = []) => {
    if (page[name] === undefined) return "";
    const shown = columns[name][1](page[name]);
    const target = pageTargets.find(({ of }) => !of || of.has(page));
    return target ? `${shown} ${meetsTarget(target, page[name]) ? "✓" : "✗"}` : shown;
  };
  return markdownTable([
    ["Page", "Language", ...names.map((name) => columns[name][0])],
    [
      "target",
      "",
      ...names.map((name) => (targets[name] ?? []).map((target) => formatTarget(target, name)).join(", ")),
    ],
    [bare.path, "", ...names.map((name) => cell(bare, name))],
    ...pages.map((page) => [
      page.path,
      page.language,
      ...names.map((name) => cell(page, name, targets[name])),
    ]),
  ]);
}
