import { formatMessage } from "../../base/i18n/format-message";
import type { Language } from "../../base/i18n/languages";
import { readSiteMessages } from "../../base/i18n/site-messages";
import type { Level } from "./levels";

/**
 * Reads the title and description of a shared result, for its metadata and its picture: route handlers have no root
 * parameter, on which next-intl's own lookup relies.
 */
export async function resultTexts(
  language: Language,
  level: Level,
): Promise<{ title: string; description: string }> {
  const { levelTest } = await readSiteMessages(language);
  const { name, text } = levelTest.levels[level];
  return { title: formatMessage(levelTest.shared.title, { level: name }, language), description: text };
}
