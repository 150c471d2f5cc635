"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useClock } from "@/components/ui/use-clock";
import { clockState } from "@/lib/subjects/campaign/event-clock";
import type { TimeLanguage } from "@/lib/subjects/campaign/own-time";
import type { Speaker } from "@/lib/subjects/campaign/season";
import { Countdown } from "./countdown";
import { LiveNow } from "./live-now";
import { OutLink } from "./out-link";
import { ShownTo } from "./shown-to";
import { SpeakerNames } from "./speaker-names";
import { Ticket } from "./ticket";
import { VisitorTime } from "./visitor-time";

/** A talk: start in milliseconds since 1970, day in the region's format, and addresses to join and of the calendar file. */
export type ClockTalk = {
  start: number;
  weekday: string;
  day: string;
  title: string;
  join: string;
  calendar: string;
  speakers: Pick<Speaker, "name" | "img">[];
};

type EventClockProps = {
  talks: ClockTalk[];
  /** The time of every talk in the region, with its zone. */
  time: string;
  /** Length of a talk in minutes. */
  lengthMinutes: number;
  renderedAt: number;
  zone: string;
  language: TimeLanguage;
  enrollPath: string;
};

/** The ticket of the live talk or the next one; when all are over, a link to the recordings. */
export function EventClock(props: EventClockProps) {
  const { talks, time, lengthMinutes, renderedAt, zone, language, enrollPath } = props;
  const t = useTranslations("campaign");
  const second = useClock((now) => Math.floor(now / 1000), renderedAt);
  const starts = talks.map(({ start }) => new Date(start));
  const state = clockState(starts, lengthMinutes, new Date(second * 1000));
  const talk = state.kind === "ended" ? undefined : talks[state.index];
  if (state.kind === "ended" || !talk) {
    return (
      <div className="text-center">
        <p className="text-[1.2em] font-bold">{t("clock.ended")}</p>
        <p>{t("clock.endedText", { count: talks.length })}</p>
        <a href="#talks" className={`${buttonClasses.secondary} mt-4`}>
          {t("clock.watch")}
        </a>
      </div>
    );
  }
  const isLive = state.kind === "live";
  return (
    <Ticket
      kind="event"
      className=""
      start={
        <div className="grid gap-[0.8em]">
          <div>
            {isLive ? (
              <LiveNow>{t("clock.live")}</LiveNow>
            ) : (
              <p className="font-bold text-mark-deep">{t("clock.upcoming")}</p>
            )}
            <time
              dateTime={new Date(talk.start).toISOString()}
              className="block leading-[1.2] font-extrabold"
            >
              <span className="block text-[min(1.9em,9cqi)]">
                {talk.weekday}, <span className="whitespace-nowrap">{talk.day}</span>
              </span>{" "}
              <span className="block text-[min(1.35em,7cqi)]">{time}</span>
            </time>
            <VisitorTime instant={talk.start} zone={zone} language={language} className="min-h-[1.6em]" />
          </div>
          <h3 className="text-h3">{talk.title}</h3>
          <SpeakerNames speakers={talk.speakers} />
        </div>
      }
      end={
        <div className="grid justify-items-stretch gap-4 text-center">
          {isLive ? (
            <OutLink href={talk.join} className={buttonClasses.primary}>
              {t("clock.joinLive")}
            </OutLink>
          ) : (
            <>
              <Countdown timeLeft={state.left} />
              <ShownTo audience="others">
                <a href={enrollPath} data-part="call" className={buttonClasses.primary}>
                  {t("clock.keep")}
                </a>
              </ShownTo>
              <ShownTo audience="enrolled">
                <p className="font-bold">{t("clock.kept")}</p>
                <a href={talk.calendar} className={buttonClasses.primary}>
                  <Icon name="calendar-plus" />
                  {t("sessions.calendar")}
                </a>
              </ShownTo>
            </>
          )}
        </div>
      }
    />
  );
}
