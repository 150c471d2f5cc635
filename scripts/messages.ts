import { runCommandLine, parseOptions, UsageError } from "../lib/base/commands/usage.mjs";
import { isLanguage, languages } from "../lib/base/i18n/languages";
import { listMissingTexts } from "../lib/subjects/texts/missing-texts";

/* `npm run messages` lists the texts that a language lacks in `messages/`, which the site shows in English. */

const usage = "npm run messages [-- LANGUAGE ...]";

async function run(parameters: string[]): Promise<void> {
  const { positionals } = parseOptions(usage, { args: parameters, allowPositionals: true });
  const unknown = positionals.find((name) => !isLanguage(name));
  if (unknown !== undefined)
    throw new UsageError(`${unknown} is none of the languages ${languages.join(", ")}`, usage);
  const chosen = positionals.length > 0 ? positionals.filter(isLanguage) : languages;
  for (const language of chosen) {
    const missing = listMissingTexts(language);
    console.log(`${language}: ${missing.length === 0 ? "complete" : `${missing.length} missing`}`);
    for (const text of missing) console.log(`  ${text}`);
  }
}

await runCommandLine(usage, run);
