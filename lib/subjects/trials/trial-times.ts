import type { Language } from "../../base/i18n/languages";
import { formatHours, weekdayName } from "../../base/i18n/days";
import { listSeparator } from "../../base/i18n/marks";
import { cachedFormat } from "../../base/i18n/time";
import { addDays, toLocalTime, toInstant, isoWeekday } from "../../base/schedule/zoned";
import { dayParts, type DayPart, type TrialWishes } from "../../base/contract/trial-request";

/** Start and end in the family's time zone. */
const hoursOfPart: Record<DayPart, readonly [from: string, to: string]> = {
  morning: ["08:00", "12:00"],
  afternoon: ["12:00", "18:00"],
  evening: ["18:00", "22:00"],
};

/** Hours on certain weekdays. An end at or before the start is on the next day. */
export type WeeklyHours = { days: number[]; from: string; to: string };

type Preferred = Pick<TrialWishes, "days" | "parts" | "time_zone">;

/**
 * Converts the preferred days and hours to a time zone, one row per part of the day. Days can shift: an evening in
 * Los Angeles is the next morning in Beijing.
 * @param at the conversion uses the week after this instant, because of daylight saving time.
 */
export function toWeeklyHours(
  { days, parts, time_zone: homeZone }: Preferred,
  zone: string,
  at: Date,
): WeeklyHours[] {
  const { date: today } = toLocalTime(at, homeZone);
  const rows = new Map<string, WeeklyHours>();
  for (const part of dayParts.filter((one) => parts.includes(one))) {
    for (const day of days) {
      const date = addDays(today, 1 + ((day + 6 - isoWeekday(today)) % 7));
      const [from, to] = hoursOfPart[part].map((time) => toLocalTime(toInstant(date, time, homeZone), zone));
      if (!from || !to) continue;
      const key = `${part} ${from.time} ${to.time}`;
      const row = rows.get(key) ?? { days: [], from: from.time, to: to.time };
      rows.set(key, { ...row, days: [...row.days, isoWeekday(from.date)].toSorted((a, b) => a - b) });
    }
  }
  return [...rows.values()];
}

/** Formats the hours of a part of the day. */
export function formatPart(part: DayPart, language: Language): string {
  const [from, to] = hoursOfPart[part];
  return formatHours({ from, to }, language);
}

/** Formats days and hours in one line: Mon, Wed 6:00 PM–10:00 PM. */
export function formatWeekly({ days, ...hours }: WeeklyHours, language: Language): string {
  const names = days.map((day) => weekdayName(day, language));
  return `${names.join(listSeparator(language))} ${formatHours(hours, language)}`;
}

/** The UTC offset or localized short name of a time zone: GMT+7, PST. */
export function zoneName(zone: string, language: Language, at: Date): string {
  const parts = cachedFormat(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
