"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useInBrowserLater } from "@/components/ui/use-in-browser";
import type { Language } from "@/lib/i18n/languages";

/** Name and, if known, start of a lesson. A tuple keeps the page small, since a class may have hundreds. */
type ShortLesson = readonly [name: string, from: string | undefined];

type LessonListProps = {
  lessons: readonly ShortLesson[];
  /** Number of lessons of the class; `lessons` may contain fewer. */
  total: number;
};

/** Number of lessons shown at first, and at most (spec section 9). */
const [few, most] = [8, 999];

/** The first lessons, and the others behind a button that works without JavaScript. */
export function LessonList({ lessons, total }: LessonListProps) {
  const t = useTranslations("seriesDetail.lessons");
  const locale = useLocale();
  const zone = useInBrowserLater() ? zoneName(locale) : undefined;
  // The line above the lessons names the time zone, so both change together.
  const own = zone !== undefined;
  const rest = lessons.slice(few, most);
  return (
    <>
      <p className="text-soft">{zone ? t("yourTime", { zone }) : t("beijingTime")}</p>
      <Rows lessons={lessons.slice(0, few)} start={1} {...{ locale, own }} />
      {rest.length > 0 && (
        <details className="all-lessons">
          <summary className="btn btn-secondary">
            <span>{t("all", { n: total })}</span>
            <span>{t("fewer")}</span>
          </summary>
          <Rows lessons={rest} start={few + 1} {...{ locale, own }} />
        </details>
      )}
    </>
  );
}

/** Localized name of the visitor's time zone, such as Indochina Time. */
function zoneName(locale: Language): string | undefined {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value;
}

type RowsProps = { lessons: readonly ShortLesson[]; start: number; locale: Language; own: boolean };

function Rows({ lessons, start, locale, own }: RowsProps) {
  return (
    <ol start={start} className="lessons">
      {lessons.map(([name, from], index) => (
        <li key={index}>
          <span>{name}</span>
          {from && (
            <LocalTime instant={from} locale={locale} short zone={own ? undefined : "Asia/Shanghai"} />
          )}
        </li>
      ))}
    </ol>
  );
}
