import { fallbackLanguage, type Language } from "../i18n/languages";
import { previewValue } from "../db/preview-context";
import { schoolFile, type SchoolFacts } from "./school-file";
import { processState } from "../process-state";

/*
 * The school's current facts in this process: those published at the desk, else those of the file. Synchronous, so that
 * every text can use them. Server only; client components receive them as props.
 */

const schoolSlot = processState<SchoolFacts>("school");

/** The facts of the draft. */
export const previewedSchool = previewValue<SchoolFacts>("school");

/** Returns the school's facts; within a preview, those of the draft. */
export function school(): SchoolFacts {
  return previewedSchool.current() ?? schoolSlot.value ?? schoolFile();
}

/** Replaces the facts after publication. The caller must revalidate the pages. */
export function setSchool(facts: SchoolFacts): void {
  schoolSlot.value = facts;
}

/** Returns a text in a language, else in English, else "". */
export function pickText(texts: Partial<Record<Language, string>>, language: Language): string {
  return texts[language] ?? texts[fallbackLanguage] ?? "";
}

/** The school's name in titles and logos. */
export const siteName = (language: Language): string => pickText(school().name, language);

/** The company's name. */
export const legalName = (language: Language): string => pickText(school().legalName, language);

/** Formats a phone number for a `tel:` link. */
export const toTelNumber = (phone: string): string => phone.replaceAll(" ", "");

/** Returns the adviser's contacts for a language: the chat common in its country, and the nearest office. */
export function findAdviser(language: Language) {
  const facts = school();
  const { phone, email } = findContact(language);
  const own = chatByLanguage[language];
  const chat = own && facts[own] ? own : ("wechat" as const);
  return { chat, chatAddress: facts[chat], phone, email };
}

/** Returns phone and email of the office for a language. */
export function findContact(language: Language): { phone: string; email: string } {
  const { phone, email, vietnamPhone, vietnamEmail } = school();
  return language === "vi-VN" ? { phone: vietnamPhone, email: vietnamEmail } : { phone, email };
}

const chatByLanguage: Partial<Record<Language, "zalo" | "whatsapp">> = {
  "vi-VN": "zalo",
  "id-ID": "whatsapp",
};
