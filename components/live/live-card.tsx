"use client";

import { students } from "@/components/session/viewers";
import { LocalTime } from "@/components/ui/local-time";
import { Picture } from "@/components/ui/picture";
import { useClock } from "@/components/ui/use-clock";
import type { Language } from "@/lib/i18n/languages";
import { endOf, liveState } from "@/lib/live/clock";
import { AddToCalendar } from "./add-to-calendar";
import { LiveBadge, type LiveBadgeLabels } from "./live-badge";
import { gated } from "./gated";
import { SaveLive, type SaveLabels } from "./save-live";

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
  /** Where the site keeps the accounts: a member can put a class on their list. */
  save?: SaveLabels;
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
  const ended = useClock((now) => !recorded && liveState(item, now) === "ended", renderedAt);
  const until = recorded ? undefined : new Date(endOf(item)).toISOString();
  return (
    <article className="sheet live-card" data-until={until} suppressHydrationWarning>
      <Picture
        sizes="(max-width: 768px) 100vw, 400px"
        src={item.cover}
        alt=""
        width={320}
        height={180}
        loading="lazy"
      />
      <div>
        {!recorded && <LiveBadge times={item} renderedAt={renderedAt} labels={labels} locale={locale} />}
        <h3>
          <a href={item.href} {...gated}>
            {item.lesson}
          </a>
        </h3>
        <p>{item.course}</p>
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
        {!recorded && labels.save && (
          <div data-for={students}>
            <SaveLive id={item.key} title={item.lesson} labels={labels.save} overlaid />
          </div>
        )}
        <div className="live-actions">
          <span aria-hidden="true">{recorded ? labels.watch : labels.open}</span>
          {!recorded && !ended && (
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
