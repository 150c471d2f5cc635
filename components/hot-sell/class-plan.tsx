import { useLocale, useTranslations } from "next-intl";
import { LocalTime } from "@/components/ui/local-time";
import type { SeriesItem } from "@/lib/series/item";

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
      <h2 id="plan">{t("title")}</h2>
      <div className="plan">
        <div>
          <h3>{t("fit")}</h3>
          {level && <p>{t("level", { level })}</p>}
          <p>{t(`size.${item.mode}`, { n: capacity })}</p>
          <p>{t("unsure")}</p>
        </div>
        <div>
          <h3>{t("schedule")}</h3>
          <dl>
            <TimeRow label={t("first")} instant={item.opens} />
            <TimeRow label={t("last")} instant={lastLessonStart} />
          </dl>
          <p>{t("length", { minutes })}</p>
        </div>
        <div>
          <h3>{t("syllabus")}</h3>
          <p>{t("content", { lessons, hours: Math.round((lessons * minutes) / 6) / 10 })}</p>
          <p>{t("book")}</p>
          {lessons > 0 && (
            <a href="#lessons" className="link">
              {t("toLessons")}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

/** A time in the visitor's time zone and in Beijing. */
function TimeRow({ label, instant }: { label: string; instant: string | undefined }) {
  const locale = useLocale();
  const t = useTranslations("live");
  if (!instant) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="own-time">
        <small>{t("yourTime")}</small>
        <LocalTime instant={instant} locale={locale} short />
      </dd>
      <dd data-beijing={instant} suppressHydrationWarning>
        <small>{t("beijingTime")}</small>
        <LocalTime instant={instant} locale={locale} short zone="Asia/Shanghai" />
      </dd>
    </div>
  );
}
