import { useTranslations } from "next-intl";
import { renderTime } from "@/lib/base/clock/render-time";
import { calendarPaths, campaignPaths } from "@/lib/base/paths";
import { formatSeasonDay, formatSeasonTime, formatWeekday, talkSpan } from "@/lib/subjects/campaign/dates";
import type { Season } from "@/lib/subjects/campaign/season";
import { EventClock } from "./event-clock";
import { timeLanguage } from "./time-language";

/** The next talk as a ticket, with the clock: its time in the region, 19:00 (spec section 2), and its date. */
export function EventClockSection({ season }: { season: Season }) {
  const { region, eventMinutes, zone } = season;
  const t = useTranslations("campaign.clock");
  const talks = season.sessions.flatMap((session, index) => {
    if (session.date === undefined) return [];
    const { title, date, link, speakers } = session;
    return [
      {
        start: talkSpan(season, date).start,
        weekday: formatWeekday(season, date),
        day: formatSeasonDay(season, date),
        title,
        join: link,
        calendar: calendarPaths.talk(region, index),
        speakers: speakers.map(({ name, img }) => ({ name, img })),
      },
    ];
  });
  if (talks.length === 0) return null;
  return (
    <section className="@container mx-auto mt-10 max-w-[60rem]" aria-labelledby="clock">
      <h2 id="clock" className="mb-[0.8em] text-center text-[1.1em] leading-[1.2] text-gold">
        {t("title")}
      </h2>
      <EventClock
        talks={talks}
        time={t("every", { time: formatSeasonTime(season), zone: zone.name })}
        lengthMinutes={eventMinutes}
        renderedAt={renderTime()}
        zone={zone.id}
        language={timeLanguage(region)}
        enrollPath={campaignPaths.enroll(region)}
      />
    </section>
  );
}
