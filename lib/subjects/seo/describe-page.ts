import { formatMessage } from "../../base/i18n/format-message";
import { readPageTexts, type PageTexts } from "../../base/i18n/messages";
import type { Language } from "../../base/i18n/languages";
import { contentFacts } from "../school/text-facts";

/**
 * Reads a page's texts for metadata and share picture. A description with facts is used only if the school has them all.
 * @returns undefined if the language has no texts for the page
 */
export async function describePage(
  language: Language,
  page: string,
): Promise<Omit<PageTexts, "descriptionWithFacts"> | undefined> {
  const texts = await readPageTexts(language, page);
  if (!texts) return undefined;
  const facts: Readonly<Record<string, string>> = contentFacts(language, language);
  const { descriptionWithFacts, description, ...rest } = texts;
  const names = [...(descriptionWithFacts ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const chosen =
    descriptionWithFacts && names.every((name) => facts[name]) ? descriptionWithFacts : description;
  return { ...rest, description: formatMessage(chosen, facts, language) };
}
