import type { Language } from "../i18n/languages";
import { campaignPath } from "../links/campaign";
import { site, siteName, studentsTaught } from "../site";

/**
 * What `{{name}}` in a content file stands for: facts of the school, as the text's language writes them.
 * @param page language of the page around the text, for links that keep it; a Korean page may hold English text.
 */
export function contentFacts(page: Language, text: Language): Record<string, string> {
  const count = (value: number) => new Intl.NumberFormat(text).format(value);
  return {
    locale: page,
    studyAbroad: campaignPath(page),
    speedTest: site.links.speedTest,
    siteName: siteName(text),
    legalName: site.legalName,
    founded: String(site.founded),
    universities: count(site.partnerUniversities),
    teachers: count(site.teachers),
    students: count(studentsTaught(text)),
    enrolled: count(site.enrolled),
    trialValue: String(site.trialValue),
    phone: site.phone,
    phoneLink: site.phone.replaceAll(" ", ""),
    email: site.email,
    vietnamLegalName: site.vietnam.legalName,
    vietnamAddress: site.vietnam.address,
    vietnamTaxCode: site.vietnam.taxCode,
    vietnamPhone: site.vietnam.phone,
    vietnamPhoneLink: site.vietnam.phone.replaceAll(" ", ""),
    vietnamEmail: site.vietnam.email,
  };
}
