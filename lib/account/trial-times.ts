import type { Language } from "../i18n/languages";
import { formatFor, timePattern, write } from "../i18n/time";
import { addDays, clockAt, instantOf, weekday } from "../schedule/zoned";
import { dayParts, type DayPart, type TrialWishes } from "./trial-request";

/** From and to, on the family's clock. */
const hoursOf: Record<DayPart, readonly [from: string, to: string]> = {
  morning: ["08:00", "12:00"],
  afternoon: ["12:00", "18:00"],
  evening: ["18:00", "22:00"],
};

/** Hours on certain days of the week. An end that is not after the beginning is on the next day. */
export type WeeklyHours = { days: number[]; from: string; to: string };

type Preferred = Pick<TrialWishes, "days" | "parts" | "time_zone">;

/**
 * The preferred days and hours on the clocks of a zone, part of the day by part of the day. An evening in Los Angeles is
 * the next morning in Beijing, so the days can be others.
 * @param at from when: the week that follows counts, since clocks are changed in spring and autumn.
 */
export function timesIn({ days, parts, time_zone: home }: Preferred, zone: string, at: Date): WeeklyHours[] {
  const { date: today } = clockAt(at, home);
  const rows = new Map<string, WeeklyHours>();
  for (const part of dayParts.filter((one) => parts.includes(one))) {
    for (const day of days) {
      const date = addDays(today, 1 + ((day + 6 - weekday(today)) % 7));
      const [from, to] = hoursOf[part].map((time) => clockAt(instantOf(date, time, home), zone));
      if (!from || !to) continue;
      const key = `${part} ${from.time} ${to.time}`;
      const row = rows.get(key) ?? { days: [], from: from.time, to: to.time };
      rows.set(key, { ...row, days: [...row.days, weekday(from.date)].toSorted((a, b) => a - b) });
    }
  }
  return [...rows.values()];
}

/** A Monday, by which days of the week are named. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

export function weekdayName(day: number, language: Language, style: "long" | "short" = "short"): string {
  const instant = new Date(monday + (day - 1) * dayMs);
  // Hong Kong says 星期二; the tables' short form is 週二.
  return write(instant, language, { weekday: language === "zh-HK" ? "long" : style, timeZone: "UTC" });
}

/** Hours of a clock as the language writes them: 6:00 PM–10:00 PM, 18:00–22:00. */
export function formatHours({ from, to }: { from: string; to: string }, language: Language): string {
  const options = timePattern("long", language).find((part) => typeof part !== "string" && part.hour);
  const clock = (time: string) =>
    write(new Date(`2024-01-01T${time}:00Z`), language, { ...(options as object), timeZone: "UTC" });
  return `${clock(from)}–${clock(to)}`;
}

/** The hours of a part of the day. */
export function formatPart(part: DayPart, language: Language): string {
  const [from, to] = hoursOf[part];
  return formatHours({ from, to }, language);
}

/** Days and hours in one line: Mon, Wed 6:00 PM–10:00 PM. */
export function formatWeekly({ days, ...hours }: WeeklyHours, language: Language): string {
  const names = days.map((day) => weekdayName(day, language));
  return `${names.join(language.startsWith("zh") ? "、" : ", ")} ${formatHours(hours, language)}`;
}

/** How far a zone is from Greenwich, or what the language calls it: GMT+7, PST. */
export function zoneName(zone: string, language: Language, at: Date): string {
  const parts = formatFor(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
