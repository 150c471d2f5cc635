import { fallbackLanguage, isLanguage, type Language } from "../../base/i18n/languages";
import type { ServerFacts } from "../../base/i18n/languages/facts";
import { serverFacts } from "../../base/i18n/languages/server";
import { defaultLanguage, nearestLanguage } from "../../base/i18n/offered";
import { previewValue } from "../../base/db/preview-context";
import { schoolFile, type SchoolFacts } from "./school-file";
import { processState } from "../../base/process-state";

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

/** The languages that the site offers. */
export const offeredLanguages = (): readonly Language[] => school().languages;

/** The language of readers without a preference, and of addresses without `locale`. */
export const siteLanguage = (): Language => defaultLanguage(offeredLanguages());

/** The offered language for a person. @param stored their language as stored; unknown values count as none */
export const languageForPerson = (stored: string | null | undefined): Language =>
  isLanguage(stored) ? nearestLanguage(stored, offeredLanguages()) : siteLanguage();

/** The company's name; the school's name if it names no company. */
export const legalName = (language: Language): string =>
  pickText(school().legalName, language) || siteName(language);

/** Formats a phone number for a `tel:` link. */
export const toTelNumber = (phone: string): string => phone.replaceAll(" ", "");

/** Chats with an adviser. */
const chats = ["wechat", "zalo", "whatsapp"] as const;

/**
 * Returns the adviser's contacts for a language: the chat common in its country or else any, and the nearest office.
 * A contact that the school does not have is missing or "".
 */
export function findAdviser(language: Language) {
  const facts = school();
  const own = serverFacts[language].chat;
  const name = [own, ...chats].find((chat) => chat && facts[chat]);
  return { ...findContact(language), chat: name && { name, address: facts[name] } };
}

/** Returns phone and email of the office for a language; "" for what the school does not have. */
export const findContact = (language: Language) => contactOf(serverFacts[language].branch);

/** Returns phone and email of a branch, or of the head office if the branch has neither. */
export function contactOf(branch: ServerFacts["branch"]): { phone: string; email: string } {
  const { phone, email, vietnamPhone, vietnamEmail } = school();
  if (branch !== "vietnam" || !(vietnamPhone || vietnamEmail)) return { phone, email };
  return { phone: vietnamPhone || phone, email: vietnamEmail || email };
}
