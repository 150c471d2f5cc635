import { tsImport } from "tsx/esm/api";
import { markdown } from "./table.mjs";

/*
 * What a page costs beyond Next's own work when the front does not hold it: it is read, its scripts are taken out, and
 * it is packed. Its data are packed once it is on its way to its reader, and not counted. Each page in each language,
 * once to warm up and then in turn with the others.
 */

const rounds = 7;
const at = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

/** @param {string} address of a site that leaves pages as Next makes them */
export async function finishText(address) {
  const { finishPage } = await tsImport("../../lib/front/finish.ts", import.meta.url);
  const { pack, packBrotli } = await tsImport("../../lib/front/pack.ts", import.meta.url);
  const { routes } = await tsImport("../../lib/routes.ts", import.meta.url);
  const { languages } = await tsImport("../../lib/i18n/languages.ts", import.meta.url);
  const pages = [];
  for (const { path, scripts } of Object.values(routes)) {
    if (path.includes("{")) continue;
    for (const language of languages) {
      const answer = await fetch(`${address}${path}?locale=${language}`);
      if (answer.ok) pages.push({ path, scripts, html: await answer.text() });
    }
  }
  const took = pages.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { path, html, scripts }] of pages.entries()) {
      const begun = performance.now();
      const finished = finishPage(html, scripts, "starter()", path);
      if ("reason" in finished) throw new Error(`${path} was not finished: ${finished.reason}`);
      await pack(finished.html);
      if (round > 0) took[index].push(performance.now() - begun);
      await packBrotli(finished.data.script);
    }
  }
  const middles = took.map((values) => at(values, 0.5));
  const slowest = middles.indexOf(Math.max(...middles));
  const ms = (value) => `${value.toFixed(1)} ms`;
  return markdown([
    ["Finishing a page of Next", "Time"],
    [`middle of ${pages.length} pages`, ms(at(middles, 0.5))],
    [`19 of 20 take at most`, ms(at(middles, 0.95))],
    [`the slowest, ${pages[slowest].path}`, ms(middles[slowest])],
  ]);
}
