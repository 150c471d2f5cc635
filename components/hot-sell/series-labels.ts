import { getLocale, getTranslations } from "next-intl/server";
import { consultCodes, type Consult } from "@/components/layout/consult-modal";
import type { CourseMode } from "@/lib/contract/types";
import type { Language } from "@/lib/i18n/languages";
import { accountSites, ownAccounts } from "@/lib/links/account-sites";
import { studentSite } from "@/lib/links/student-site";

export type SeriesLabels = {
  modes: Record<CourseMode, string>;
  teacher: string;
  dates: string;
  deadline: string;
  lessons: string;
  lessonCount: string;
  points: string;
  /** Where class points come from. */
  howPoints: string;
  ask: string;
  detail: string;
  from: string;
  know: string;
  teacherPage: string;
};

/** What everything that shows a series class needs, handed down from the server's page once. */
export type SeriesSetting = {
  locale: Language;
  /** When the page was made, in milliseconds since 1970. */
  renderedAt: number;
  labels: SeriesLabels;
  /** Whether accounts, and with them waiting lists, are kept here. */
  ownAccounts: boolean;
  consult: Consult;
  /** Address of the login page, and of a teacher's page with `{id}`. */
  login: string;
  teacherHref: string;
};

export async function seriesSetting(): Promise<SeriesSetting> {
  const t = await getTranslations("hotSell");
  const close = (await getTranslations("dialog"))("close");
  return {
    locale: await getLocale(),
    renderedAt: Date.now(),
    labels: {
      modes: {
        "one-to-one": t("modes.one-to-one"),
        "one-to-many": t("modes.one-to-many"),
        live: t("modes.live"),
      },
      teacher: t("card.teacher"),
      dates: t("card.dates"),
      deadline: t("card.deadline"),
      lessons: t("card.lessons"),
      lessonCount: t.raw("card.lessonCount"),
      points: t.raw("card.points"),
      howPoints: (await getTranslations("classPoints"))("how"),
      ask: t("card.ask"),
      detail: t("card.detail"),
      from: t.raw("teacher.from"),
      know: t("teacher.know"),
      teacherPage: t("teacher.page"),
    },
    ownAccounts: ownAccounts(),
    consult: consultCodes(await getTranslations("consult"), close, await getLocale()),
    login: accountSites().login,
    teacherHref: studentSite().teacherDetail,
  };
}
