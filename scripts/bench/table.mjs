/** What every page that search engines list must reach on mobile. 1 KB is 1000 bytes. */
export const targets = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  seo: { least: 100 },
  cls: { most: 0.01 },
  javascript: { most: 135_000 },
  html: { most: 60_000 },
  total: { most: 300_000 },
};

const kilobytes = (value) => `${(value / 1000).toFixed(1)} KB`;

const columns = {
  performance: ["Performance", String],
  accessibility: ["Accessibility", String],
  "best-practices": ["Best practices", String],
  seo: ["SEO", String],
  lcp: ["LCP", (value) => `${(value / 1000).toFixed(2)} s`],
  cls: ["CLS", (value) => value.toFixed(3)],
  tbt: ["TBT", (value) => `${Math.round(value)} ms`],
  html: ["HTML, raw", kilobytes],
  javascript: ["JavaScript, brotli", kilobytes],
  total: ["Total, brotli", kilobytes],
  files: ["Files", String],
};

/** Whether a value keeps to its target; undefined where there is none. */
export function reached(name, value) {
  const target = targets[name];
  if (!target) return undefined;
  return target.least === undefined ? value <= target.most : value >= target.least;
}

function cell(name, value, indexed) {
  if (value === undefined) return "";
  const shown = columns[name][1](value);
  // A page that asks not to be listed loses points for SEO by intention.
  const mark = name === "seo" && !indexed ? undefined : reached(name, value);
  return mark === undefined ? shown : `${shown} ${mark ? "✓" : "✗"}`;
}

function wanted(name) {
  const { least, most } = targets[name] ?? {};
  if (least !== undefined) return `≥ ${columns[name][1](least)}`;
  return most === undefined ? "" : `≤ ${columns[name][1](most)}`;
}

function markdown(rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const [head, ...body] = rows;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

/** The pages as a Markdown table, the targets in its first row; columns nobody measured are left out. */
export function pageTable(pages) {
  const names = Object.keys(columns).filter((name) => pages.some((page) => page[name] !== undefined));
  return markdown([
    ["Page", ...names.map((name) => columns[name][0])],
    ["target", ...names.map(wanted)],
    ...pages.map((page) => [page.path, ...names.map((name) => cell(name, page[name], page.indexed))]),
  ]);
}

/**
 * Requests per second as a Markdown table.
 * @param {{ next: Rates, nginx?: Rates }} rates
 * @typedef {{ gzip: number, plain: number }} Rates
 */
export function loadTable({ next, nginx }) {
  const row = (name, rates) => [
    name,
    ...[rates.gzip, rates.plain].map((rate) => Math.round(rate).toLocaleString("en")),
  ];
  return markdown([
    ["/home, requests per second", "gzip", "not packed"],
    row("`next start`, one process", next),
    ...(nginx ? [row("nginx, one worker, the same bytes packed beforehand", nginx)] : []),
  ]);
}
