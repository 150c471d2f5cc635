"use client";

import { useLocale, useTranslations } from "next-intl";
import { students } from "@/components/session/viewers";
import { LocalTime } from "@/components/ui/local-time";
import { useSchoolTimeLine } from "@/components/ui/use-school-time-line";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { useClock } from "@/components/ui/use-clock";
import { liveEndTime, liveState } from "@/lib/subjects/live/clock";
import { liveClassPath } from "@/lib/base/paths";
import { AddToCalendar } from "./add-to-calendar";
import { CoverCard, coverCardClasses } from "./cover-card";
import { LiveBadge } from "./live-badge";
import { SaveLive, saveLabels } from "./save-live";

/** An upcoming live class, or a recording. */
export type LiveItem = {
  key: number;
  lesson: string;
  course: string;
  cover: string;
  from: string;
  to?: string;
  href: string;
  /** Address in calendar entries: from where the class is entered. */
  calendarHref?: string;
};

type LiveCardProps = {
  item: LiveItem;
  /** Whether the item is a recording, which has no badge and no calendar button. */
  isRecording: boolean;
  renderedAt: number;
  canSave: boolean;
  /** How many hours before the start the calendar reminds of the class. */
  reminderHours: number;
};

export function LiveCard({ item, isRecording, renderedAt, canSave, reminderHours }: LiveCardProps) {
  const t = useTranslations("live");
  const locale = useLocale();
  const schoolZone = useSchoolZone();
  const schoolTimeLine = useSchoolTimeLine(item.from);
  const hasEnded = useClock((now) => !isRecording && liveState(item, now) === "ended", renderedAt);
  const stateLabels = { upcoming: t("state.upcoming"), live: t("state.live"), ended: t("state.ended") };
  const endTime = isRecording ? undefined : new Date(liveEndTime(item)).toISOString();
  return (
    <article className={coverCardClasses} data-until={endTime} suppressHydrationWarning>
      <CoverCard
        cover={item.cover}
        title={item.lesson}
        href={item.href}
        publicHref={isRecording ? undefined : liveClassPath(item.key)}
        text={item.course}
        badge={
          !isRecording && (
            <LiveBadge times={item} renderedAt={renderedAt} labels={stateLabels} locale={locale} />
          )
        }
      >
        {/* The time is below its label, because a full date does not fit beside it in every language. */}
        <dl className="mt-auto mb-3 grid gap-1 pt-3 text-label">
          <div className="noscript:hidden">
            <dt className="text-soft">{t("yourTime")}</dt>
            <dd className="font-semibold">
              <LocalTime instant={item.from} locale={locale} short schoolZone={schoolZone} />
            </dd>
          </div>
          <div {...schoolTimeLine}>
            <dt className="text-soft">{t("schoolTime")}</dt>
            <dd className="font-semibold">
              <LocalTime instant={item.from} locale={locale} short schoolZone={schoolZone} isSchoolTime />
            </dd>
          </div>
        </dl>
        {!isRecording && canSave && (
          <div data-for={students}>
            <SaveLive id={item.key} title={item.lesson} labels={saveLabels(t)} isOverlaid />
          </div>
        )}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          {isRecording && (
            <span aria-hidden="true" className="font-semibold text-accent">
              {t("watch")}
            </span>
          )}
          {!isRecording && !hasEnded && (
            <AddToCalendar
              id={item.key}
              label={t("add")}
              title={item.lesson}
              description={t("calendarText")}
              href={item.calendarHref ?? item.href}
              times={item}
              reminderHours={reminderHours}
              // Above the link that covers the card.
              className="relative z-1 text-label"
            />
          )}
        </div>
      </CoverCard>
    </article>
  );
}
