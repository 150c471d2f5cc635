"use client";

import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import type { Language } from "@/lib/base/i18n/languages";
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
  const rest = lessons.slice(initialCount, maxCount);
  return (
    <>
      <Rows lessons={lessons.slice(0, initialCount)} start={1} locale={locale} />
      {rest.length > 0 && (
        <details className="group/rest print:break-inside-auto!">
          <summary className="mt-4 btn list-none btn-secondary">
            <span className="group-open/rest:hidden">{t("all", { n: total })}</span>
            <span className="hidden group-open/rest:inline">{t("fewer")}</span>
          </summary>
          <Rows lessons={rest} start={initialCount + 1} locale={locale} />
        </details>
      )}
    </>
  );
}

type RowsProps = { lessons: readonly ShortLesson[]; start: number; locale: Language };

function Rows({ lessons, start, locale }: RowsProps) {
  const schoolZone = useSchoolZone();
  return (
    <ol start={start} data-part="lessons" className={styles.rows}>
      {lessons.map(([name, from], index) => (
        <li key={index}>
          <span>{name}</span>
          {from && <LocalTime instant={from} locale={locale} short schoolZone={schoolZone} />}
        </li>
      ))}
    </ol>
  );
}
