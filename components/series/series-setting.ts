import { getLocale, getTranslations } from "next-intl/server";
import { readCharges } from "@/components/points/prices/read-charges";
import { readRates } from "@/components/points/prices/read-rates";
import { createConsultProps, type ConsultProps } from "@/components/layout/consult-modal";
import { renderTime } from "@/lib/base/clock/render-time";
import { readRuleSentences } from "@/components/rules/read-sentences";
import { publishedRules } from "@/lib/subjects/rules/published";
import type { LessonRule } from "@/lib/subjects/rules/rule";
import { accountSites, hasOwnAccounts } from "@/lib/base/links/account-sites";
import { classPointsHref } from "@/lib/subjects/points/prices/buying";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { paymentText } from "@/lib/subjects/school/charges";
import { school } from "@/lib/subjects/school/school";
import { studentSite } from "@/lib/base/links/student-site";

/** Server data that every view of a series class needs. */
export type SeriesSetting = {
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
  /** Whether this site keeps the accounts, and with them the waiting lists. */
  ownAccounts: boolean;
  consult: ConsultProps;
  /** Ways to pay for class points; "" if the school names none. */
  payment: string;
  /** Whether course advisers book single lessons. */
  singleLessons: boolean;
  /** Where to read how to get class points. */
  pointsHref: string;
  /** For prices in money; undefined for a school without packages. */
  rates: RateTable | undefined;
  /** What is charged for estimates and by which ways, by the currency in which they are shown. */
  charges: Record<string, string>;
  rules: BookingRules;
  /** Address of the login page, and of a teacher's page with `{id}`. */
  loginHref: string;
  teacherHref: string;
};

/** What a student agrees to when booking. */
export type BookingRules = {
  rule: LessonRule;
  /** The sentences on refunds, changes and moves. */
  texts: readonly string[];
};

export async function seriesSetting(): Promise<SeriesSetting> {
  const locale = await getLocale();
  const close = (await getTranslations("dialog"))("close");
  const { refund, fixed, transfer } = await readRuleSentences();
  return {
    renderedAt: renderTime(),
    ownAccounts: hasOwnAccounts(),
    consult: createConsultProps(await getTranslations("consult"), close, locale),
    payment: paymentText(locale),
    singleLessons: school().singleLessons,
    pointsHref: classPointsHref(),
    rates: await readRates(),
    charges: await readCharges(),
    rules: { rule: publishedRules().lessons.series, texts: [refund, fixed, transfer] },
    loginHref: accountSites().login,
    teacherHref: studentSite().teacherDetail,
  };
}
