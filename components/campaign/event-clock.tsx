"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { useClock } from "@/components/ui/use-clock";
import { clockState, type TimeLeft } from "@/lib/subjects/campaign/event-clock";
import type { TimeLanguage } from "@/lib/subjects/campaign/own-time";
import { LiveNow } from "./live-now";
import { OutLink } from "./out-link";
import { VisitorTime } from "./visitor-time";

const parts = ["days", "hours", "minutes", "seconds"] as const;

function Countdown({ timeLeft }: { timeLeft: TimeLeft }) {
  const t = useTranslations("campaign");
  return (
    <div role="timer" aria-label={t("clock.left")}>
      <dl className="mt-[0.4em] grid grid-cols-[repeat(2,minmax(0,6em))] justify-center gap-[min(0.8em,2cqi)] @min-[17em]:grid-cols-[repeat(4,minmax(0,6em))] print:hidden">
        {parts.map((part) => (
          <div
            key={part}
            className="bg-deep flex flex-col-reverse rounded-small px-[min(0.5em,1cqi)] py-[0.4em]"
          >
            <dt className="text-quiet text-[0.875em]">{t(`clock.units.${part}`)}</dt>
            <dd className="text-[1.6em] leading-[1.2] font-extrabold tabular-nums">
              {String(timeLeft[part]).padStart(2, "0")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A talk: start in milliseconds since 1970, day in the region's format, title, and address to join. */
export type ClockTalk = { start: number; day: string; title: string; join: string };

type EventClockProps = {
  talks: ClockTalk[];
  /** Length of a talk in minutes. */
  lengthMinutes: number;
  renderedAt: number;
  zone: string;
  language: TimeLanguage;
};

const lineClasses = "mt-[0.6em] text-[1.2em] font-bold";

/** Counts down to the next talk, links to a live one, and links to the recordings when all are over. */
export function EventClock({ talks, lengthMinutes, renderedAt, zone, language }: EventClockProps) {
  const t = useTranslations("campaign");
  const second = useClock((now) => Math.floor(now / 1000), renderedAt);
  const starts = talks.map(({ start }) => new Date(start));
  const state = clockState(starts, lengthMinutes, new Date(second * 1000));
  const talk = state.kind === "ended" ? undefined : talks[state.index];
  if (state.kind === "ended" || !talk) {
    return (
      <>
        <p className={lineClasses}>{t("clock.ended")}</p>
        <p>{t("clock.endedText", { count: talks.length })}</p>
        <a href="#talks" className={`${buttonClasses.secondary} mt-4`}>
          {t("clock.watch")}
        </a>
      </>
    );
  }
  if (state.kind === "live") {
    return (
      <>
        <p className="mt-[0.6em]">
          <LiveNow>{t("clock.live")}</LiveNow>
        </p>
        <p className={lineClasses}>{talk.title}</p>
        <OutLink href={talk.join} className={`${buttonClasses.primary} mt-4`}>
          {t("clock.joinLive")}
        </OutLink>
      </>
    );
  }
  return (
    <>
      <p className={lineClasses}>{t("clock.next", { date: talk.day })}</p>
      <VisitorTime instant={talk.start} zone={zone} language={language} className="min-h-[1.6em]" />
      <Countdown timeLeft={state.left} />
    </>
  );
}
