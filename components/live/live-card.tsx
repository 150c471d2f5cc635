"use client";

import { LocalTime } from "@/components/ui/local-time";
import type { Language } from "@/lib/i18n/languages";
import { AddToCalendar } from "./add-to-calendar";
import { LiveBadge, type LiveBadgeLabels } from "./live-badge";
import { gated } from "./gated";

/** A live class to come, or the recording of one that was. */
export type LiveItem = {
  key: number;
  lesson: string;
  course: string;
  cover: string;
  from: string;
  to?: string;
  href: string;
};

export type LiveCardLabels = LiveBadgeLabels & {
  yourTime: string;
  beijingTime: string;
  add: string;
  calendarText: string;
  open: string;
  watch: string;
};

type LiveCardProps = {
  item: LiveItem;
  /** Already over: no clock and no calendar. */
  recorded: boolean;
  renderedAt: number;
  labels: LiveCardLabels;
  locale: Language;
};

export function LiveCard({ item, recorded, renderedAt, labels, locale }: LiveCardProps) {
  return (
    <article className="sheet live-card">
      <img src={item.cover} alt="" width={320} height={180} loading="lazy" />
      <div>
        {!recorded && <LiveBadge times={item} renderedAt={renderedAt} labels={labels} locale={locale} />}
        <h3>
          <a href={item.href} {...gated}>
            {item.lesson}
          </a>
        </h3>
        <p className="text-soft">{item.course}</p>
        <dl>
          <div className="own-time">
            <dt>{labels.yourTime}</dt>
            <dd>
              <LocalTime instant={item.from} locale={locale} short />
            </dd>
          </div>
          <div>
            <dt>{labels.beijingTime}</dt>
            <dd>
              <LocalTime instant={item.from} locale={locale} short zone="Asia/Shanghai" />
            </dd>
          </div>
        </dl>
        <div className="live-actions">
          <span aria-hidden="true">{recorded ? labels.watch : labels.open}</span>
          {!recorded && (
            <AddToCalendar
              label={labels.add}
              title={item.lesson}
              description={labels.calendarText}
              href={item.href}
              times={item}
            />
          )}
        </div>
      </div>
    </article>
  );
}
