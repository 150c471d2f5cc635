import type { Language } from "../i18n/languages";
import { regionFor } from "../reference/campaign-regions";
import { campaignPaths } from "../paths";
import { toTelNumber, legalName, school, siteName } from "../school/school";

/**
 * Returns the values of the `{{name}}` placeholders in content files: the school's facts, formatted for a language.
 * @param page language of the page, which links keep
 * @param text language of the text; a Korean page may contain English text
 */
export function contentFacts(page: Language, text: Language): Record<string, string> {
  const facts = school();
  const count = (value: number) => new Intl.NumberFormat(text).format(value);
  return {
    locale: page,
    studyAbroad: campaignPaths.home(regionFor(page)),
    speedTest: facts.speedTest,
    siteName: siteName(text),
    legalName: legalName(text),
    founded: String(facts.founded),
    universities: count(facts.partnerUniversities),
    teachers: count(facts.teachers),
    students: count(facts.studentsInCourses),
    studentsWithFree: count(facts.studentsWithFreeClasses),
    trialValue: String(facts.trialValue),
    phone: facts.phone,
    phoneLink: toTelNumber(facts.phone),
    email: facts.email,
    vietnamLegalName: facts.vietnamLegalName,
    vietnamAddress: facts.vietnamAddress,
    vietnamTaxCode: facts.vietnamTaxCode,
    vietnamPhone: facts.vietnamPhone,
    vietnamPhoneLink: toTelNumber(facts.vietnamPhone),
    vietnamEmail: facts.vietnamEmail,
  };
}
