import { useTranslations } from "next-intl";
import type { Season } from "@/lib/subjects/campaign/season";
import { formatSeasonDay, formatSeasonTime, formatWeekday } from "@/lib/subjects/campaign/dates";
import { timeLanguage } from "./time-language";
import { VisitorTime } from "./visitor-time";

type TalkTimeProps = {
  season: Season;
  /** The talk's day; undefined if it is only a recording. */
  date: string | undefined;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
};

/** When a talk is, in the region and for the visitor; or else how long its recording is. */
export function TalkTime({ season, date, start, end }: TalkTimeProps) {
  const t = useTranslations("campaign");
  if (date === undefined) return <p>{t("sessions.length", { minutes: season.eventMinutes })}</p>;
  return (
    <div>
      <time dateTime={new Date(start).toISOString()}>
        <span className="block">{formatWeekday(season, date)}</span>{" "}
        <b data-part="day" className="text-pale block text-[1.1em] whitespace-nowrap">
          {formatSeasonDay(season, date)}
        </b>{" "}
        {t("clock.every", { time: formatSeasonTime(season), zone: season.zone.name })}
      </time>
      <VisitorTime instant={start} zone={season.zone.id} language={timeLanguage(season.region)} until={end} />
    </div>
  );
}
