/** Formats rows of cells as a Markdown table; the first row is its heading. */
export function markdownTable(rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const [head, ...body] = rows;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

const perSecond = (value) => Math.round(value).toLocaleString("en");

/** Target ratio of the site's rate to that of a bare page of Next. */
const minRatioToBare = 8;

/**
 * Requests per second as a Markdown table, each with its share of nginx's rate.
 * @param {Record<"site" | "bare" | "edge" | "nginx" | "tuned", Rates>} rates `nginx` and `tuned` serve a file
 * @typedef {{ gzip: number, plain: number }} Rates
 */
export function loadTable({ site, bare, edge, nginx, tuned }) {
  const share = (rate, of) => (of === rate ? "" : ` (${Math.round((100 * rate) / of)} %)`);
  const row = (name, rates) => [
    name,
    ...["gzip", "plain"].map((kind) => perSecond(rates[kind]) + share(rates[kind], nginx[kind])),
  ];
  const [ofBare, ofNginx] = [site.gzip / bare.gzip, site.gzip / nginx.gzip];
  return [
    markdownTable([
      ["/home, requests per second", "gzip", "uncompressed"],
      row("the site, one process", site),
      row("a bare page of Next, one process", bare),
      row("the site behind nginx, one worker", edge),
      row("nginx serving the same bytes as a file", nginx),
      row("the same with sendfile and cached file handles", tuned),
    ]),
    "",
    `The site is ${ofBare.toFixed(1)} times the bare page (≥ ${minRatioToBare} ${ofBare >= minRatioToBare ? "✓" : "✗"}) and ${Math.round(100 * ofNginx)} % of nginx.`,
  ].join("\n");
}

/** Target ratio of p99 with a failing provider to p99 without. */
const maxP99Ratio = 1.2;

/**
 * Response times of cached pages without and with a fault of the provider, in milliseconds, as a Markdown table.
 * @param {{ fault: string, healthy: Latency, failing: Latency }[]} rows
 * @typedef {{ p50: number, p99: number, failed: number }} Latency
 */
export function faultTable(rows) {
  return markdownTable([
    ["Fault of the provider", "p50 without", "p50 with", "p99 without", "p99 with", "p99 ratio", "Not 200"],
    ["target", "", "", "", "", `≤ ${maxP99Ratio.toFixed(2)}`, "0"],
    ...rows.map(({ fault, healthy, failing }) => {
      const ratio = failing.p99 / healthy.p99;
      const times = [healthy.p50, failing.p50, healthy.p99, failing.p99].map(
        (value) => `${value.toFixed(1)} ms`,
      );
      return [
        fault,
        ...times,
        `${ratio.toFixed(2)} ${ratio <= maxP99Ratio ? "✓" : "✗"}`,
        String(failing.failed),
      ];
    }),
  ]);
}

export const megabytes = (bytes) => (bytes > 0 ? `${Math.round(bytes / 1e6)} MB` : "unknown");

/** Memory (bytes) and time to the first page (milliseconds) of a site process, as a Markdown table. */
export function processTable({ atRest, underLoad, firstPage }) {
  return markdownTable([
    ["One site process", ""],
    ["Memory at rest", megabytes(atRest)],
    ["Memory after the load", megabytes(underLoad)],
    ["Time to the first page", `${(firstPage / 1000).toFixed(1)} s`],
  ]);
}

/**
 * Requests per second that bypass the cache, with one and two processes on one PostgreSQL, and the memory of the larger
 * process afterwards in bytes, as a Markdown table.
 */
export function processesTable({ one, two }) {
  return markdownTable([
    ["Requests per second, not cached", "one process", "two"],
    ["a call that reads PostgreSQL", perSecond(one.call), perSecond(two.call)],
    ["a page that stores a language", perSecond(one.page), perSecond(two.page)],
    ["memory of a process, afterwards", megabytes(one.memory), megabytes(two.memory)],
  ]);
}

/**
 * Bookings per second as a Markdown table.
 * @param {{ engine: string, processes: number, perSecond: number }[]} rates
 */
export function bookingsTable(rates) {
  return markdownTable([
    ["Database", "Processes", "Bookings per second"],
    ...rates.map(({ engine, processes, perSecond }) => [
      engine,
      processes,
      Math.round(perSecond).toLocaleString("en"),
    ]),
  ]);
}
