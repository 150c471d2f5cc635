"use client";

import { useLocale, useTranslations } from "next-intl";
import { weekdayName } from "@/lib/base/i18n/days";
import { formatClock } from "@/lib/base/i18n/time";
import { seriesClassPath } from "@/lib/base/paths";
import { applyState } from "@/lib/subjects/series/apply-state";
import { weekdays } from "@/lib/subjects/series/choice";
import { itemKey, type SeriesItem } from "@/lib/subjects/series/item";
import { toWeek } from "@/lib/subjects/series/week";

type WeekViewProps = {
  items: readonly SeriesItem[];
  /** In milliseconds since 1970. */
  now: number;
  /** The visitor's time zone. */
  zone: string;
};

/** The classes on the weekdays of their lessons, for comparing them with one's own week. */
export function WeekView({ items, now, zone }: WeekViewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const week = toWeek(
    items.filter((item) => applyState(item, now) !== "closed"),
    now,
    zone,
  );
  return (
    <div className="grid grid-cols-7 gap-2">
      {weekdays.map((day) => (
        <section key={day} aria-label={weekdayName(day, locale, "long")} className="min-w-0">
          <h3 className="border-b-2 border-ink pb-1 text-label font-bold">{weekdayName(day, locale)}</h3>
          <ul>
            {week.get(day)?.map(({ item, start }) => {
              const state = applyState(item, now);
              return (
                <li
                  key={itemKey(item)}
                  className="group relative border-b border-line py-2 text-label wrap-anywhere"
                >
                  <p className="font-semibold tabular-nums">
                    {formatClock(new Date(start), undefined, locale)}
                  </p>
                  <a
                    href={seriesClassPath(item.id)}
                    className="block group-hover:text-mark after:absolute after:inset-0"
                  >
                    {item.name}
                  </a>
                  <p className="text-soft">
                    {state === "open"
                      ? t("apply.seats.left", { n: item.capacity - item.students })
                      : t(`apply.state.${state}`)}
                  </p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
