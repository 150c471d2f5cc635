import type { Language } from "../../base/i18n/languages";
import { regionFor } from "../../base/reference/campaign-regions";
import { campaignPaths } from "../../base/paths";
import { chargesText, paymentText } from "./charges";
import { toTelNumber, legalName, pickText, school, siteName } from "./school";

/** Facts by their placeholder. "" means that the fact is not given. */
export type TextFacts = Readonly<Record<string, string>>;

/**
 * Returns the values of the `{{name}}` placeholders in documents, and of the `{name}` placeholders in descriptions: the
 * school's facts, formatted for a language.
 * @param page language of the page, which links keep
 * @param text language of the text; a Korean page may contain English text
 */
export function contentFacts(page: Language, text: Language) {
  const facts = school();
  const count = (value: number | null) => (value === null ? "" : new Intl.NumberFormat(text).format(value));
  const year = (value: number | null) => (value === null ? "" : String(value));
  return {
    locale: page,
    studyAbroad: campaignPaths.home(regionFor(page)),
    speedTest: facts.speedTest,
    siteName: siteName(text),
    legalName: legalName(text),
    founded: year(facts.founded),
    city: pickText(facts.city, text),
    places: pickText(facts.places, text),
    companies: pickText(facts.companies, text),
    officesText: pickText(facts.officesText, text),
    nameText: pickText(facts.nameText, text),
    payment: paymentText(text),
    charges: chargesText(text),
    singleLessons: facts.singleLessons ? "yes" : "",
    universities: count(facts.partnerUniversities),
    teachers: count(facts.teachers),
    students: count(facts.studentsInCourses),
    studentsWithFree: count(facts.studentsWithFreeClasses),
    trialValue: year(facts.trialValue),
    trialMinutes: year(facts.trialMinutes),
    phone: facts.phone,
    phoneLink: toTelNumber(facts.phone),
    email: facts.email,
    vietnamLegalName: facts.vietnamLegalName,
    vietnamAddress: facts.vietnamAddress,
    vietnamTaxCode: facts.vietnamTaxCode,
    vietnamPhone: facts.vietnamPhone,
    vietnamPhoneLink: toTelNumber(facts.vietnamPhone),
    vietnamEmail: facts.vietnamEmail,
  } satisfies TextFacts;
}
