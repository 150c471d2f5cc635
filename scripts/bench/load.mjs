import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { hasCommand, withEdge, withNginx } from "../../testing/nginx.mjs";
import { start, waitForExit } from "../lib/run.mjs";
import { withBarePage } from "./bare.mjs";
import { markdownTable, medians, rounded } from "./table.mjs";

const connections = 32;
const runs = 5;
const runSeconds = 3;

/** Accept-Encoding of browsers, and of clients without compression. */
const encodings = { gzip: "gzip", uncompressed: "identity" };

/** Runs wrk on a URL. @returns requests per second, NaN if a response was an error; and the p99 in milliseconds */
async function wrk(url, encoding, seconds) {
  const command = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const child = start([...command, "-H", `Accept-Encoding: ${encoding}`, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await waitForExit(child);
  const hasErrors = output.includes("Non-2xx or 3xx responses");
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    rate: hasErrors ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
  };
}

/** Requests per second by encoding, each after a second of warm-up. */
async function measureRates(url) {
  const rates = {};
  for (const [name, encoding] of Object.entries(encodings)) {
    await wrk(url, encoding, 1);
    rates[name] = (await wrk(url, encoding, runSeconds)).rate;
  }
  return rates;
}

/** A row of medians for each URL. Runs alternate, because the speed of a shared machine changes from minute to minute. */
async function measureRows(urls) {
  const results = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(urls)) results[name].push(await measureRates(url));
  }
  return Object.entries(results).map(([name, rates]) => [
    name,
    ...Object.values(medians(rates)).map(rounded),
  ]);
}

/** Serves one page from nginx as a file, uncompressed and precompressed, while `work` runs. */
function withFile(html, work) {
  return withNginx((folder, port) => {
    mkdirSync(join(folder, "html"));
    writeFileSync(join(folder, "html/home"), html);
    writeFileSync(join(folder, "html/home.gz"), gzipSync(html));
    return `default_type text/html; server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }`;
  }, work);
}

/**
 * Requests per second of /home from the site, of the site behind nginx, of a bare page of Next, and of nginx serving the same
 * bytes as a file, as a Markdown table.
 */
export async function loadText(site) {
  if (!hasCommand("wrk") || !hasCommand("nginx")) return "Load: not measured, wrk or nginx is not installed.";
  const html = Buffer.from(await (await fetch(`${site}/home`)).arrayBuffer());
  await wrk(`${site}/home`, encodings.gzip, 1);
  const { p99 } = await wrk(`${site}/home`, encodings.gzip, 10);
  const rows = await withBarePage((bare) =>
    withEdge([site], (edge) =>
      withFile(html, (file) =>
        measureRows({
          "the site (`npm start`)": `${site}/home`,
          "a bare page (`next start`)": bare,
          "the site behind nginx, one worker": `${edge}/home`,
          "nginx serving the same bytes as a file": `${file}/home`,
        }),
      ),
    ),
  );
  const table = markdownTable([["/home, requests per second", ...Object.keys(encodings)], ...rows]);
  return `${table}\n\n(wrk, ${connections} connections: medians of ${runs} runs of ${runSeconds} s. p99 of the site at full load: ${p99.toFixed(2)} ms)`;
}
