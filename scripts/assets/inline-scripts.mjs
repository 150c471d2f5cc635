import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// node scripts/assets/inline-scripts.mjs: compiles the inline scripts of pages into one module. The result is committed,
// so `next dev`, `next build` and Jest need no extra step.

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Exported constants of the module, with the source file of each. */
const scripts = {
  viewerScript: "lib/app/inline-scripts/viewer.ts",
  disclosureScript: "lib/app/inline-scripts/disclosure.ts",
  firstPaintScript: "lib/app/inline-scripts/first-paint.ts",
  campaignGuardScript: "lib/app/inline-scripts/campaign-guard.ts",
  linkVisitScript: "lib/app/inline-scripts/link-visit.ts",
  enrolledStateScript: "lib/app/inline-scripts/enrolled-state.ts",
  ownCampaignScript: "lib/app/inline-scripts/own-campaign.ts",
  visitorCountryScript: "lib/app/inline-scripts/visitor-country.ts",
  visitorCurrencyScript: "lib/app/inline-scripts/visitor-currency.ts",
  foldQuestionsScript: "lib/app/inline-scripts/fold-questions.ts",
};

export const compiledFile = join(root, "lib/app/inline-scripts/compiled.ts");

const header = `/*
 * Made by \`node scripts/assets/inline-scripts.mjs\` from the sources beside it. Do not edit.
 * Constant texts, so that the content security policy can name each by its hash (lib/app/markup/inline-scripts.ts).
 */
`;

/** @param {string} source path from the root */
async function compile(source) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    // The oldest supported browsers (docs/decisions/0013-browser-support.md).
    target: ["chrome111", "safari16.4", "firefox128"],
    // No "use strict" from tsconfig.json: a few bytes of every page.
    tsconfigRaw: {},
    logLevel: "error",
  });
  return outputFiles[0].text.trim().replace(/;$/, "");
}

/** @returns the source text of the module */
export async function compileInlineScripts() {
  const constants = await Promise.all(
    Object.entries(scripts).map(
      async ([name, source]) => `export const ${name} =\n  ${JSON.stringify(await compile(source))};\n`,
    ),
  );
  return [header, ...constants].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  compileInlineScripts().then((text) => writeFileSync(compiledFile, text));
}
