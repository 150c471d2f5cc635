"use client";

import { serverNow } from "@/lib/base/clock/server-clock";
import { pageTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { isChinese } from "@/lib/base/i18n/languages";
import { toLocalTime } from "@/lib/base/schedule/zoned";

/** A date and time by the school's clock, wherever staff work. */
export function Time({ at }: { at: string }) {
  // Some instants have microseconds, which the datetime attribute does not allow.
  return <time dateTime={new Date(at).toISOString()}>{formatPageDateTime(at)}</time>;
}

/** In Chinese the medium style, 2026年11月23日, can break between any two characters; the short style is as clear. */
const dateStyle = () => (isChinese(document.documentElement.lang) ? "short" : "medium");

/** Prevents a line break inside a time of day. */
const keepOnOneLine = (time: string) => time.replace(/\s(?=[AP]M$)/, "\u00a0");

export function formatPageDateTime(at: string): string {
  const style = { dateStyle: dateStyle(), timeStyle: "short", timeZone: pageTimeZone() } as const;
  return keepOnOneLine(new Date(at).toLocaleString(document.documentElement.lang, style));
}

/** The same with the weekday, for lessons. */
export function formatLessonTime(at: string): string {
  const month = dateStyle() === "short" ? "numeric" : "short";
  const day = { weekday: "short", year: "numeric", month, day: "numeric" } as const;
  const style = { ...day, hour: "numeric", minute: "2-digit", timeZone: pageTimeZone() } as const;
  return keepOnOneLine(new Date(at).toLocaleString(document.documentElement.lang, style));
}

/** The time of day only, for lessons of one day. */
export function formatClock(at: string): string {
  const style = { hour: "numeric", minute: "2-digit", timeZone: pageTimeZone() } as const;
  return keepOnOneLine(new Date(at).toLocaleTimeString(document.documentElement.lang, style));
}

function formatCalendarDay(day: string, style: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return at.toLocaleDateString(document.documentElement.lang, { ...style, timeZone: "UTC" });
}

/** Formats a calendar day such as 2027-02-01, independent of time zones; other text is returned unchanged. */
export const formatPageDay = (day: string): string => formatCalendarDay(day, { dateStyle: dateStyle() });

/** Formats a calendar day with its weekday and without its year, for the head of a column. */
export const formatDayOfWeek = (day: string): string =>
  formatCalendarDay(day, {
    weekday: "short",
    month: dateStyle() === "short" ? "numeric" : "short",
    day: "numeric",
  });

/** Formats days in a row: a single day, or the first and the last. */
export const formatDayRange = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? formatPageDay(firstDay) : `${formatPageDay(firstDay)} – ${formatPageDay(lastDay)}`;

/** The same for narrow table rows: the year appears only if it is not the current one. */
export function formatCompactDay(day: string): string {
  const thisYear = toLocalTime(new Date(serverNow()), pageTimeZone()).date.slice(0, 4);
  if (!day.startsWith(`${thisYear}-`)) return formatPageDay(day);
  return formatCalendarDay(day, { month: dateStyle() === "short" ? "numeric" : "short", day: "numeric" });
}

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** How long ago an instant was, in minutes, hours or days, such as "3 hours ago". */
export function formatAgo(at: string): string {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang);
  const ageMs = Math.max(serverNow() - Date.parse(at), 0);
  if (ageMs >= 2 * dayMs) return format.format(-Math.floor(ageMs / dayMs), "day");
  if (ageMs >= hourMs) return format.format(-Math.floor(ageMs / hourMs), "hour");
  return format.format(-Math.floor(ageMs / 60_000), "minute");
}
