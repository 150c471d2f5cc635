import { sql } from "drizzle-orm";
import { database } from "../../../base/db/connect";
import { levelTestDays } from "./tables";
import { schoolDay } from "../../school/school-time";
import type { Language } from "../../../base/i18n/languages";
import type { TestEvent } from "../report-event";

/**
 * Limit of each count of a day and language. More visitors than a school's best day brings; a script that sends from many
 * networks, each within its own limit (lib/base/request/countable.ts), ends here.
 */
export const maxEventsPerDay = 10_000;

/** Adds one to a count of the day up to its limit. Rows are as many as days and languages, whatever is sent. */
export async function addTestEvent(language: Language, event: TestEvent, now: Date): Promise<void> {
  const db = await database();
  await db
    .insert(levelTestDays)
    .values({ day: schoolDay(now), language, [event]: 1 })
    .onConflictDoUpdate({
      target: [levelTestDays.day, levelTestDays.language],
      set: { [event]: sql`least(${levelTestDays[event]} + 1, ${maxEventsPerDay}::integer)` },
    });
}
