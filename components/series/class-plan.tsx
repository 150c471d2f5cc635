import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { describeClock } from "@/lib/base/schedule/zoned";
import type { SeriesItem } from "@/lib/subjects/series/item";

/** Audience, schedule and syllabus of a class. */
export function ClassPlan({
  item,
  lastLessonStart,
}: {
  item: SeriesItem;
  lastLessonStart: string | undefined;
}) {
  const t = useTranslations("seriesDetail.plan");
  const { lessons, minutes, capacity, level } = item;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-5 text-h2">
        {t("title")}
      </h2>
      <div className="grid-fit gap-8">
        <Part title={t("fit")}>
          {level && <p className="mt-2">{t("level", { level })}</p>}
          <p className="mt-2">{t(`size.${item.mode}`, { n: capacity })}</p>
          <p className="mt-2">{t("unsure")}</p>
        </Part>
        <Part title={t("schedule")}>
          <dl className="mt-2">
            <TimeRow label={t("first")} instant={item.opens} />
            <TimeRow label={t("last")} instant={lastLessonStart} />
          </dl>
          <p className="mt-2">{t("length", { minutes })}</p>
        </Part>
        <Part title={t("syllabus")}>
          <p className="mt-2">{t("content", { lessons, hours: Math.round((lessons * minutes) / 6) / 10 })}</p>
          <p className="mt-2">{t("book")}</p>
          {lessons > 0 && (
            <a href="#lessons" className="link">
              {t("toLessons")}
            </a>
          )}
        </Part>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t-3 border-gold pt-4">
      <h3 className="text-h3">{title}</h3>
      {children}
    </div>
  );
}

/** A time by the visitor's clock and by the school's. */
function TimeRow({ label, instant }: { label: string; instant: string | undefined }) {
  const locale = useLocale();
  const t = useTranslations("live");
  const schoolZone = useSchoolZone();
  if (!instant) return null;
  return (
    <div>
      <dt className="mt-2 font-semibold">{label}</dt>
      <dd className="noscript:hidden">
        <small className="mt-1 block text-label text-soft">{t("yourTime")}</small>
        <LocalTime instant={instant} locale={locale} short schoolZone={schoolZone} />
      </dd>
      <dd data-clock={describeClock(new Date(instant), schoolZone)} suppressHydrationWarning>
        <small className="mt-1 block text-label text-soft">{t("schoolTime")}</small>
        <LocalTime instant={instant} locale={locale} short schoolZone={schoolZone} isSchoolTime />
      </dd>
    </div>
  );
}
