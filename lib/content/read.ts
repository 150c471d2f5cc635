import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../i18n/languages";
import { contentFacts } from "./facts";
import { fileNames, languagesOf, textLanguage } from "./languages";
import { parseContent, type ContentText } from "./parse";
import { reminderWords } from "./reminders";

/** A document and the language it is in, which need not be that of the page around it. */
export type ContentDocument = ContentText & { language: Language };

/** Documents by their folder under `content/`, one Markdown file per language in each. */
export type DocumentName =
  "about" | "help" | "legal/privacy" | "legal/terms" | "legal/terms-summary" | "legal/plus-terms";

const folderOf = (name: DocumentName) => join(process.cwd(), "content", name);

/** The languages a document is written in. */
export async function writtenIn(name: DocumentName): Promise<Language[]> {
  return languagesOf(await readdir(folderOf(name)));
}

/**
 * A document for a page in `page`: in that language if it is written in it, else in the next best (see
 * textLanguage), or in the language asked for. Read from disk each time: pages are kept once rendered, and a
 * changed file shows when they are made anew.
 * @throws Error naming the file when it is missing or malformed.
 */
export async function readDocument(
  name: DocumentName,
  page: Language,
  asked?: Language,
): Promise<ContentDocument> {
  const language = asked ?? textLanguage(page, await writtenIn(name));
  const file = `${fileNames[language]}.md`;
  const source = await readFile(join(folderOf(name), file), "utf8");
  try {
    const values = { ...contentFacts(page, language), ...(await reminderWords(language)) };
    return { ...parseContent(source, values), language };
  } catch (error) {
    throw new Error(`content/${name}/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A document that is shown only to those whose language it is written in. */
export async function readOwn(name: DocumentName, page: Language): Promise<ContentDocument | undefined> {
  return (await writtenIn(name)).includes(page) ? readDocument(name, page) : undefined;
}
