import type { Language } from "../i18n/languages";
import { regionFor } from "../campaign/region";
import { campaignPaths } from "../paths";
import { dialled, legalName, school, siteName } from "../school/school";

/**
 * What `{{name}}` in a content file stands for: facts of the school, as the text's language writes them.
 * @param page language of the page around the text, for links that keep it; a Korean page may hold English text.
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
    phoneLink: dialled(facts.phone),
    email: facts.email,
    vietnamLegalName: facts.vietnamLegalName,
    vietnamAddress: facts.vietnamAddress,
    vietnamTaxCode: facts.vietnamTaxCode,
    vietnamPhone: facts.vietnamPhone,
    vietnamPhoneLink: dialled(facts.vietnamPhone),
    vietnamEmail: facts.vietnamEmail,
  };
}
