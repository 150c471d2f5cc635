"use client";

import { fill } from "@/components/ui/fill";
import { LocalTime } from "@/components/ui/local-time";
import { useInBrowserLater } from "@/components/ui/use-in-browser";
import { formatDays } from "@/lib/i18n/days";
import type { SeriesItem } from "@/lib/series/item";
import type { SeriesSetting } from "./series-labels";

/** When it is open, until when one may apply, how many lessons of what length. */
export function SeriesFacts({ item, setting }: { item: SeriesItem; setting: SeriesSetting }) {
  const { labels, locale } = setting;
  const zone = useInBrowserLater() ? undefined : "Asia/Shanghai";
  const { opens, ends } = item;
  return (
    <dl className="series-facts">
      {opens && ends && (
        <div>
          <dt>{labels.dates}</dt>
          <dd suppressHydrationWarning>{formatDays(new Date(opens), new Date(ends), locale, zone)}</dd>
        </div>
      )}
      <div>
        <dt>{labels.deadline}</dt>
        <dd>
          <LocalTime instant={item.deadline} locale={locale} short="named" />
        </dd>
      </div>
      <div>
        <dt>{labels.lessons}</dt>
        <dd>{fill(labels.lessonCount, { n: item.lessons.toLocaleString(locale), minutes: item.minutes })}</dd>
      </div>
    </dl>
  );
}
