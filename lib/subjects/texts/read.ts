import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "../../base/i18n/languages";
import { contentFacts } from "../school/text-facts";
import { freeClassFacts } from "../school/free-class";
import { changedDocument } from "./changed-documents";
import type { DocumentName } from "./document-names";
import { chooseTextLanguage } from "./languages";
import { sanitizeHtml } from "./markdown";
import { parseContent, type ContentText } from "./parse";
import { ruleValues } from "./rule-values";

/** A document and its language, which may differ from the page's. */
export type ContentDocument = ContentText & { language: Language };

/** What not every site has, as conditions of documents: "" for what this site lacks. */
export type SiteConditions = Record<
  "hasApps" | "hasCampaign" | "hasExternalClassroom" | "hasMeetingLinks",
  string
>;

const defaultConditions: SiteConditions = {
  hasApps: "yes",
  hasCampaign: "yes",
  hasExternalClassroom: "yes",
  hasMeetingLinks: "",
};

/** The file with a document in a language. */
export const documentFile = (name: DocumentName, language: Language) =>
  join(process.cwd(), "messages", language, `${name}.md`);

/** Lists the languages in which a document exists. */
export function listDocumentLanguages(name: DocumentName): Language[] {
  const changed = changedDocument(name);
  return languages.filter(
    (language) => changed[language] !== undefined || existsSync(documentFile(name, language)),
  );
}

/**
 * Reads a document for a page: the school's own version, else the file. There is no cache: rendered pages are cached, and a revalidated page shows a
 * changed file.
 * @param page the page's language; the document is in this language or the closest one
 * @param chosenLanguage the document's language, if it is chosen explicitly
 * @param conditions what the site has
 * @throws Error that names the file if it is missing or malformed
 */
export async function readDocument(
  name: DocumentName,
  page: Language,
  chosenLanguage?: Language,
  conditions: SiteConditions = defaultConditions,
): Promise<ContentDocument> {
  const language = chosenLanguage ?? chooseTextLanguage(page, listDocumentLanguages(name));
  const source = await readSource(name, language);
  try {
    const options = changedDocument(name)[language] === undefined ? {} : { clean: sanitizeHtml };
    const values = await documentValues(name, page, language, conditions);
    return { ...parseContent(source, values, options), language };
  } catch (error) {
    throw new Error(
      `messages/${language}/${name}.md: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Reads the Markdown of a document in a language: the school's own version, else the file. */
export const readSource = async (name: DocumentName, language: Language): Promise<string> =>
  changedDocument(name)[language] ?? readFile(documentFile(name, language), "utf8");

/** The values of a document's placeholders. */
export async function documentValues(
  name: DocumentName,
  page: Language,
  text: Language,
  conditions = defaultConditions,
): Promise<Record<string, string>> {
  return {
    ...contentFacts(page, text),
    ...(await freeClassFacts(text)),
    ...(await ruleValues(name, text)),
    ...conditions,
  };
}

/** Reads a document only if it exists in the page's language. */
export async function readTranslatedDocument(
  name: DocumentName,
  page: Language,
): Promise<ContentDocument | undefined> {
  return listDocumentLanguages(name).includes(page) ? readDocument(name, page) : undefined;
}
