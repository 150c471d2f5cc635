import { env } from "../env";
import { calendarFile } from "../schedule/calendar-file";
import { seasons } from "./content";
import { instantOf } from "./dates";
import { calendarPaths, campaignPaths } from "../paths";
import { regions } from "./region";

/** The calendar file at a path of `calendarPaths.talk`, or undefined where there is no such talk. */
export function talkCalendar(path: string, now: Date): string | undefined {
  for (const region of regions) {
    const season = seasons[region];
    const session = season.sessions.find((_, index) => calendarPaths.talk(region, index) === path);
    if (!session || session.date === undefined) continue;
    return calendarFile({
      title: session.title,
      description: session.subTitle,
      url: env().SITE_URL + campaignPaths.home(region),
      start: instantOf(season, session.date, season.eventTime),
      length: season.eventMinutes * 60_000,
      now,
    });
  }
  return undefined;
}
