import { languageFacts, type Language } from "../../base/i18n/languages";
import { formatMessage } from "../../base/i18n/format-message";
import { serverFacts } from "../../base/i18n/languages/server";
import { readSiteMessages } from "../../base/i18n/site-messages";
import { freeClassZone, nextWeekly, type WeeklySchedule } from "../../base/schedule/weekly";

/** Words for weekdays and times of day, from `messages/<language>/site.json`. */
type WeeklyWords = {
  days: Record<string, string>;
  comma: string;
  and: string;
  time: string;
  timeWithMinutes: string;
  periods: Record<"night" | "morning" | "afternoon" | "evening", string>;
};

/** How texts name a weekly schedule. `Days` begins with a capital letter; `localTime` is in the language's country. */
export type WeeklyText = Record<"days" | "Days" | "time" | "localTime", string>;

/** Formats a weekly schedule for sentences in a language. */
export async function formatSchedule(schedule: WeeklySchedule, language: Language): Promise<WeeklyText> {
  const { weekly }: { weekly: WeeklyWords } = await readSiteMessages(language);
  const localZone = languageFacts[language].timeZone ?? freeClassZone;
  const dayZone = serverFacts[language].hasLocalWeekdays ? localZone : freeClassZone;
  // Any week will do: none of the zones has daylight saving time.
  const starts = schedule.days.map((day) => nextWeekly({ ...schedule, days: [day] }, new Date()));
  const [first = new Date()] = starts;
  const names = starts.map((start) => weekly.days[weekdayIn(start, dayZone)] ?? "");
  const days = joinNames(names, weekly);
  return {
    days,
    Days: days.charAt(0).toLocaleUpperCase(language) + days.slice(1),
    time: formatHour(first, freeClassZone, language, weekly),
    localTime: formatHour(first, localZone, language, weekly),
  };
}

function joinNames(names: readonly string[], { comma, and }: WeeklyWords): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : names.slice(0, -1).join(comma) + and + last;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const weekdayIn = (at: Date, timeZone: string): number =>
  weekdays.indexOf(new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone }).format(at));

function formatHour(at: Date, timeZone: string, language: Language, words: WeeklyWords): string {
  const hourCycle = "h23";
  const parts = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hourCycle, timeZone });
  const [hour24 = "", minute = ""] = parts.format(at).split(":");
  const hour = Number(hour24);
  const period = (["night", "morning", "afternoon", "evening"] as const)[Math.floor(hour / 6)] ?? "night";
  const pattern = minute === "00" ? words.time : words.timeWithMinutes;
  const values = { hour24, hour: hour % 12 || 12, minute, period: words.periods[period] };
  return formatMessage(pattern, values, language);
}
