import { env } from "../../base/env";
import { calendarPaths, campaignPaths } from "../../base/paths";
import { calendarFile } from "../../base/calendars/calendar-file";
import { instantOf } from "./dates";
import { regions, type Region } from "../../base/reference/campaign-regions";
import { publishedRules } from "../rules/published";
import type { Season } from "./season";

/** Parses a path of `calendarPaths.talk`. `index` is the talk's position in the season; undefined for other paths. */
export function talkAt(path: string): { region: Region; index: number } | undefined {
  const index = Number(/-(\d{1,2})\.ics$/.exec(path)?.[1]) - 1;
  const region = regions.find((name) => calendarPaths.talk(name, index) === path);
  return region && { region, index };
}

/** The calendar file of a season's talk, or undefined if the talk does not exist or has no date. */
export function talkCalendar(season: Season, index: number, now: Date): string | undefined {
  const session = season.sessions[index];
  if (session?.date === undefined) return undefined;
  return calendarFile({
    id: `talk-${season.region}-${season.key}-${index + 1}`,
    title: session.title,
    description: session.subTitle,
    url: env().SITE_URL + campaignPaths.home(season.region),
    start: instantOf(season, session.date, season.eventTime),
    lengthMs: season.eventMinutes * 60_000,
    reminderHours: publishedRules().lessons.live.reminderHours,
    now,
  });
}
