import type { Season } from "./season";
import { regionLanguages } from "../../base/reference/campaign-regions";

/** The instant of a date (YYYY-MM-DD) and a time (HH:MM) in the season's time zone. */
export function instantOf(season: Pick<Season, "zone">, date: string, time: string): Date {
  return new Date(`${date}T${time}:00${season.zone.offset}`);
}

/** Start times of the season's dated talks, in order. */
export function eventStarts(season: Season): Date[] {
  return season.dates.map((date) => instantOf(season, date, season.eventTime));
}

/** The end of the vouchers: midnight after their last day, in the season's time zone. */
export function couponsEnd(season: Season): Date {
  return new Date(instantOf(season, season.couponExpiry, "23:59").getTime() + 60_000);
}

/**
 * Start and end of a talk in milliseconds since 1970.
 * @param date undefined for a talk that is only a recording; both are then 0
 */
export function talkSpan(season: Season, date: string | undefined): { start: number; end: number } {
  if (date === undefined) return { start: 0, end: 0 };
  const start = instantOf(season, date, season.eventTime).getTime();
  return { start, end: start + season.eventMinutes * 60_000 };
}

/** The weekday of a date, in the region's language. */
export function formatWeekday({ region }: Pick<Season, "region">, date: string): string {
  const format = new Intl.DateTimeFormat(regionLanguages[region], { weekday: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Formats the start time of talks for texts. Indonesian uses a dot: 19.00. */
export function formatSeasonTime({ region, eventTime }: Season): string {
  return region === "id" ? eventTime.replace(":", ".") : eventTime;
}

/** Formats a date for all texts of a season, as its clock does: 2021/01/11, 12 Jan 2021 (spec section 2) or April 1, 2021. */
export function formatSeasonDay(season: Season, date: string): string {
  if (season.dateFormat === "YYYY/MM/DD") return date.replaceAll("-", "/");
  const instant = new Date(`${date}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regionLanguages[season.region], { ...options, timeZone: "UTC" }).format(instant);
  if (season.dateFormat === "MMMM D, YYYY") return format({ dateStyle: "long" });
  const [year, , day] = date.split("-");
  return `${day} ${format({ month: "short" })} ${year}`;
}
