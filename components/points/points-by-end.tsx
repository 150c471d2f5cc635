import { useLocale, useTranslations } from "next-intl";
import { formatCalendarDay } from "@/lib/base/i18n/time";
import type { PointsUntil } from "@/lib/subjects/points/lots/taken-by-end";

/** Class points by the last day on which they can be used, under a title. Shows nothing if none of them end. */
export function PointsByEnd({ title, points }: { title: string; points: readonly PointsUntil[] }) {
  const t = useTranslations("classPoints.byEnd");
  const locale = useLocale();
  if (points.every(({ last_day: day }) => day === null)) return null;
  return (
    <div className="my-3">
      <p className="text-soft">{title}</p>
      <dl className="mt-1 grid max-w-xs gap-y-1 tabular-nums">
        {points.map(({ points: count, last_day: day }) => (
          <div key={day} className="flex justify-between gap-4">
            <dt>{day ? t("until", { date: formatCalendarDay(day, locale) }) : t("never")}</dt>
            <dd className="font-semibold">{count.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
