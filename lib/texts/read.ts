import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "../i18n/languages";
import { reminderChannel } from "../notifications/configured-channels";
import { contentFacts } from "./facts";
import { chooseTextLanguage } from "./languages";
import { parseContent, type ContentText } from "./parse";

/** A document and its language, which may differ from the page's. */
export type ContentDocument = ContentText & { language: Language };

/** Markdown files in the folders of `messages/`. */
export type DocumentName = "about" | "help" | "privacy" | "terms" | "terms-summary" | "plus-terms";

const fileOf = (name: DocumentName, language: Language) =>
  join(process.cwd(), "messages", language, `${name}.md`);

/** Lists the languages in which a document exists. */
export function listDocumentLanguages(name: DocumentName): Language[] {
  return languages.filter((language) => existsSync(fileOf(name, language)));
}

/**
 * Reads a document for a page from disk. There is no cache: rendered pages are cached, and a revalidated page shows a
 * changed file.
 * @param page the page's language; the document is in this language or the closest one
 * @param chosenLanguage the document's language, if it is chosen explicitly
 * @throws Error that names the file if it is missing or malformed
 */
export async function readDocument(
  name: DocumentName,
  page: Language,
  chosenLanguage?: Language,
): Promise<ContentDocument> {
  const language = chosenLanguage ?? chooseTextLanguage(page, listDocumentLanguages(name));
  const source = await readFile(fileOf(name, language), "utf8");
  try {
    const values = { ...contentFacts(page, language), ...(await readReminderTexts(language)) };
    return { ...parseContent(source, values), language };
  } catch (error) {
    throw new Error(
      `messages/${language}/${name}.md: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Reads a document only if it exists in the page's language. */
export async function readTranslatedDocument(
  name: DocumentName,
  page: Language,
): Promise<ContentDocument | undefined> {
  return listDocumentLanguages(name).includes(page) ? readDocument(name, page) : undefined;
}

/** Returns the texts about reminders, which depend on the settings: `{{askReminder}}` and `{{joinReminder}}`. */
async function readReminderTexts(language: Language): Promise<Record<string, string>> {
  const { reminders } = (await import(`../../messages/${language}/site.json`)).default as {
    reminders: Record<"ask" | "leave" | "mail" | "any" | "calendar", string>;
  };
  const channel = reminderChannel();
  return {
    askReminder: channel === "message" ? reminders.ask : reminders[channel],
    joinReminder: channel === "message" ? reminders.leave : reminders[channel],
  };
}
