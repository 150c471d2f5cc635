import type { Language } from "../../base/i18n/languages";
import type { WeeklySchedule } from "../../base/schedule/weekly";
import { school } from "./school";
import { formatSchedule } from "./weekly-text";

/** Returns when the school holds its free public class; undefined if it has none. */
export function freeClassSchedule(): WeeklySchedule | undefined {
  const { freeClassDays: days, freeClassTime: time } = school();
  return days.length > 0 && time ? { days, time } : undefined;
}

/** Returns the free class's placeholders in documents; all are "" for a school that has none. */
export async function freeClassFacts(language: Language) {
  const schedule = freeClassSchedule();
  const text = schedule && (await formatSchedule(schedule, language));
  return {
    freeClass: text?.days ?? "",
    freeClassDays: text?.days ?? "",
    FreeClassDays: text?.Days ?? "",
    freeClassTime: text?.time ?? "",
    freeClassLocalTime: text?.localTime ?? "",
  };
}
