import { sql } from "drizzle-orm";
import { database } from "../db/connect";
import { levelTestDays } from "./tables";
import { schoolDay } from "../school/school-time";
import type { Language } from "../i18n/languages";
import type { TestEvent } from "../level-test/report-event";

/** Adds one to a count of the day. Rows are as many as days and languages, whatever is sent. */
export async function addTestEvent(language: Language, event: TestEvent, now: Date): Promise<void> {
  const db = await database();
  await db
    .insert(levelTestDays)
    .values({ day: schoolDay(now), language, [event]: 1 })
    .onConflictDoUpdate({
      target: [levelTestDays.day, levelTestDays.language],
      set: { [event]: sql`${levelTestDays[event]} + 1` },
    });
}
