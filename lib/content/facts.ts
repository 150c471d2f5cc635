import type { Language } from "../i18n/languages";
import { regionFor } from "../campaign/region";
import { campaignPaths } from "../paths";
import { legalName, site, siteFacts, siteName, vietnamBranch } from "../site";

/**
 * What `{{name}}` in a content file stands for: facts of the school, as the text's language writes them.
 * @param page language of the page around the text, for links that keep it; a Korean page may hold English text.
 */
export function contentFacts(page: Language, text: Language): Record<string, string> {
  const count = (value: number) => new Intl.NumberFormat(text).format(value);
  return {
    locale: page,
    studyAbroad: campaignPaths.home(regionFor(page)),
    speedTest: siteFacts.links.speedTest,
    siteName: siteName(text),
    legalName: legalName(text),
    founded: String(site.founded),
    universities: count(siteFacts.partnerUniversities),
    teachers: count(siteFacts.teachers),
    students: count(siteFacts.students.inCourses),
    studentsWithFree: count(siteFacts.students.withFreeClasses),
    trialValue: String(siteFacts.trialValue),
    phone: site.phone,
    phoneLink: site.phone.replaceAll(" ", ""),
    email: site.email,
    vietnamLegalName: vietnamBranch.legalName,
    vietnamAddress: vietnamBranch.address,
    vietnamTaxCode: vietnamBranch.taxCode,
    vietnamPhone: vietnamBranch.phone,
    vietnamPhoneLink: vietnamBranch.phone.replaceAll(" ", ""),
    vietnamEmail: vietnamBranch.email,
  };
}
