import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../i18n/languages";
import { contentFacts } from "./facts";
import { fileNames, languagesOf, textLanguage } from "./languages";
import { parseContent, type ContentText } from "./parse";
import { reminderWords } from "./reminders";

/** A document and its language, which may differ from the page's. */
export type ContentDocument = ContentText & { language: Language };

/** Folders below `content/` with one Markdown file per language. */
export type DocumentName =
  "about" | "help" | "legal/privacy" | "legal/terms" | "legal/terms-summary" | "legal/plus-terms";

const folderOf = (name: DocumentName) => join(process.cwd(), "content", name);

/** Lists the languages in which a document exists. */
export async function writtenIn(name: DocumentName): Promise<Language[]> {
  return languagesOf(await readdir(folderOf(name)));
}

/**
 * Reads a document for a page from disk. There is no cache: rendered pages are cached, and a revalidated page shows a
 * changed file.
 * @param page the page's language; the document is in this language or the closest one (`textLanguage`)
 * @param asked the document's language, if it is chosen explicitly
 * @throws Error that names the file if it is missing or malformed
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

/** Reads a document only if it exists in the page's language. */
export async function readOwn(name: DocumentName, page: Language): Promise<ContentDocument | undefined> {
  return (await writtenIn(name)).includes(page) ? readDocument(name, page) : undefined;
}
