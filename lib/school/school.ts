import { fallbackLanguage, type Language } from "../i18n/languages";
import { currentPreview } from "../preview/current";
import { schoolFile, type SchoolFacts } from "./school-file";
import { processState } from "../process-state";

/*
 * The school's facts as visitors see them now, in this process: what the desk has published, else their file. Known
 * without a promise, so that every text can state them. The server alone has them; what the browser draws is told.
 */

const schoolSlot = processState<SchoolFacts>("school");

/** The school's facts. */
export function school(): SchoolFacts {
  return currentPreview()?.school ?? schoolSlot.value ?? schoolFile();
}

/** Puts what was published in place of what was known. Pages that state it are to be renewed. */
export function setSchool(facts: SchoolFacts): void {
  schoolSlot.value = facts;
}

/** A fact that reads differently by language, as readers of one get it. */
export function inLanguage(texts: Partial<Record<Language, string>>, language: Language): string {
  return texts[language] ?? texts[fallbackLanguage] ?? "";
}

/** Name of the school as titles and logos show it. */
export const siteName = (language: Language): string => inLanguage(school().name, language);

/** The company's name in a text of that language. */
export const legalName = (language: Language): string => inLanguage(school().legalName, language);

/** What a telephone dials. */
export const dialled = (phone: string): string => phone.replaceAll(" ", "");

/** How readers of a language reach an adviser: by what people chat with where it is spoken, and by the nearest office. */
export function adviser(language: Language) {
  const facts = school();
  const { phone, email } = contactFor(language);
  const own = chats[language];
  const chat = own && facts[own] ? own : ("wechat" as const);
  return { chat, chatAddress: facts[chat], phone, email };
}

/** The office that readers of a language write to and ring up. */
export function contactFor(language: Language): { phone: string; email: string } {
  const { phone, email, vietnamPhone, vietnamEmail } = school();
  return language === "vi-VN" ? { phone: vietnamPhone, email: vietnamEmail } : { phone, email };
}

const chats: Partial<Record<Language, "zalo" | "whatsapp">> = { "vi-VN": "zalo", "id-ID": "whatsapp" };
