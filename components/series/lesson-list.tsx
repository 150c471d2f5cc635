"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useIsHydratedDeferred } from "@/components/ui/use-is-hydrated";
import { browserZoneName } from "@/lib/i18n/browser-time-zone";
import type { Language } from "@/lib/i18n/languages";
import styles from "./lesson-list.module.css";

/** Name and, if known, start of a lesson. A tuple keeps the page small, since a class may have hundreds. */
type ShortLesson = readonly [name: string, from: string | undefined];

type LessonListProps = {
  lessons: readonly ShortLesson[];
  /** Number of lessons of the class; `lessons` may contain fewer. */
  total: number;
};

/** Number of lessons shown at first, and at most (spec section 9). */
const [initialCount, maxCount] = [8, 999];

/** The first lessons, and the others behind a button that works without JavaScript. */
export function LessonList({ lessons, total }: LessonListProps) {
  const t = useTranslations("seriesDetail.lessons");
  const locale = useLocale();
  const zone = useIsHydratedDeferred() ? browserZoneName(locale) : undefined;
  // The line above the lessons names the time zone, so both change together.
  const isOwnTime = zone !== undefined;
  const rest = lessons.slice(initialCount, maxCount);
  return (
    <>
      <p className="text-soft">{zone ? t("yourTime", { zone }) : t("beijingTime")}</p>
      <Rows lessons={lessons.slice(0, initialCount)} start={1} {...{ locale, isOwnTime }} />
      {rest.length > 0 && (
        <details className="group/rest print:break-inside-auto!">
          <summary className="btn btn-secondary mt-4 list-none">
            <span className="group-open/rest:hidden">{t("all", { n: total })}</span>
            <span className="hidden group-open/rest:inline">{t("fewer")}</span>
          </summary>
          <Rows lessons={rest} start={initialCount + 1} {...{ locale, isOwnTime }} />
        </details>
      )}
    </>
  );
}

type RowsProps = { lessons: readonly ShortLesson[]; start: number; locale: Language; isOwnTime: boolean };

function Rows({ lessons, start, locale, isOwnTime }: RowsProps) {
  return (
    <ol start={start} data-part="lessons" className={styles.rows}>
      {lessons.map(([name, from], index) => (
        <li key={index}>
          <span>{name}</span>
          {from && (
            <LocalTime instant={from} locale={locale} short zone={isOwnTime ? undefined : "Asia/Shanghai"} />
          )}
        </li>
      ))}
    </ol>
  );
}
