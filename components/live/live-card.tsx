"use client";

import { useLocale, useTranslations } from "next-intl";
import { students } from "@/components/session/viewers";
import { LocalTime } from "@/components/ui/local-time";
import { Picture } from "@/components/ui/picture";
import { useBeijingLine } from "@/components/ui/use-beijing-line";
import { useClock } from "@/components/ui/use-clock";
import { liveEndTime, liveState } from "@/lib/live/clock";
import { withColon } from "@/lib/i18n/marks";
import { liveClassPath } from "@/lib/paths";
import { AddToCalendar } from "./add-to-calendar";
import { gatedLinkProps } from "./gated";
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
};

type LiveCardProps = {
  item: LiveItem;
  /** Whether the item is a recording, which has no badge and no calendar button. */
  isRecording: boolean;
  renderedAt: number;
  canSave: boolean;
};

export function LiveCard({ item, isRecording, renderedAt, canSave }: LiveCardProps) {
  const t = useTranslations("live");
  const locale = useLocale();
  const beijing = useBeijingLine(item.from);
  const hasEnded = useClock((now) => !isRecording && liveState(item, now) === "ended", renderedAt);
  const stateLabels = { upcoming: t("state.upcoming"), live: t("state.live"), ended: t("state.ended") };
  const endTime = isRecording ? undefined : new Date(liveEndTime(item)).toISOString();
  return (
    <article className="sheet live-card" data-until={endTime} suppressHydrationWarning>
      <Picture
        sizes="(max-width: 768px) 100vw, 400px"
        src={item.cover}
        alt=""
        width={320}
        height={180}
        offscreen
      />
      <div>
        {!isRecording && (
          <LiveBadge times={item} renderedAt={renderedAt} labels={stateLabels} locale={locale} />
        )}
        <h3>
          <a href={item.href} {...gatedLinkProps}>
            {item.lesson}
          </a>
        </h3>
        <p>{item.course}</p>
        <dl>
          <div className="own-time">
            <dt>{t("yourTime")}</dt>
            <dd>
              <LocalTime instant={item.from} locale={locale} short />
            </dd>
          </div>
          <div {...beijing}>
            <dt>{t("beijingTime")}</dt>
            <dd>
              <LocalTime instant={item.from} locale={locale} short zone="Asia/Shanghai" />
            </dd>
          </div>
        </dl>
        {!isRecording && canSave && (
          <div data-for={students}>
            <SaveLive id={item.key} title={item.lesson} labels={saveLabels(t)} isOverlaid />
          </div>
        )}
        <div className="live-actions">
          {isRecording ? (
            <span aria-hidden="true">{t("watch")}</span>
          ) : (
            <a href={liveClassPath(item.key)} aria-label={withColon(t("open")) + item.lesson}>
              {t("open")}
            </a>
          )}
          {!isRecording && !hasEnded && (
            <AddToCalendar
              id={item.key}
              label={t("add")}
              title={item.lesson}
              description={t("calendarText")}
              href={item.href}
              times={item}
            />
          )}
        </div>
      </div>
    </article>
  );
}
