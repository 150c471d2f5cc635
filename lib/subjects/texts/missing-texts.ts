import { existsSync } from "node:fs";
import { findMissing } from "../../base/i18n/fill-missing";
import { fallbackLanguage, type Language } from "../../base/i18n/languages";
import { readMessageFile } from "../../base/i18n/server-messages";
import { regionLanguages } from "../../base/reference/campaign-regions";
import type { DocumentName } from "./document-names";
import { documentFile } from "./read";

const files = ["site.json", "server.json", "notifications.json", "level-test.json", "characters.json"];

/** Documents that every language should have; one of each group is enough. */
const documents: readonly (readonly DocumentName[])[] = [
  ["about"],
  ["help"],
  ["privacy"],
  ["terms-summary", "terms"],
];

/**
 * Lists the texts that a language lacks and that the site shows in English.
 * @returns a line each: `site.json header.login` for a message, `help.md` for a document
 */
export function listMissingTexts(language: Language): string[] {
  const hasCampaign = Object.values<Language>(regionLanguages).includes(language);
  const messages = [...files, ...(hasCampaign ? ["campaign.json"] : [])].flatMap((file) =>
    findMissing(readMessageFile(language, file), readMessageFile(fallbackLanguage, file) ?? {}).map(
      (key) => `${file} ${key}`,
    ),
  );
  const missingDocuments = documents
    .filter((names) => !names.some((name) => existsSync(documentFile(name, language))))
    .map(([name]) => `${name}.md`);
  return [...messages, ...missingDocuments];
}
