import lighthouse from "lighthouse";
import { medians } from "./table.mjs";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const metrics = {
  lcp: "largest-contentful-paint",
  cls: "cumulative-layout-shift",
  tbt: "total-blocking-time",
};

/** Medians of Lighthouse's mobile runs (simulated slow 4G and a four times slower processor) on one page. */
export async function lighthouseMedians(url, port, runs) {
  const results = [];
  for (let failed = 0; results.length < runs;) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" });
    if (lhr.runtimeError) {
      // Browsers sometimes lose a trace; after three failures something is broken.
      failed += 1;
      if (failed > 3) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
      continue;
    }
    results.push({
      ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      ...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, lhr.audits[id].numericValue])),
      // Lighthouse's measure of the machine's speed during the run; other load makes pages seem slower.
      machine: lhr.environment.benchmarkIndex,
    });
  }
  return medians(results);
}
