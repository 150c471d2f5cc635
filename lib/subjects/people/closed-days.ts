import { env } from "../../base/env";
import { localize } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import type { CalendarEvent } from "../../base/calendars/calendar-entries";
import { eventUid } from "../../base/calendars/calendar-file";
import type { Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { addDays } from "../../base/schedule/zoned";
import { readClosedDays } from "../holidays/queries";
import { schoolDay } from "../school/school-time";
import type { AccountView } from "./view-calls";

/** How many days ahead a dashboard names closed days. */
const shownDays = 60;

/** Reads the closed days that a dashboard names. */
export async function readComingClosedDays(
  db: Database,
  language: Language,
  now: Date,
): Promise<AccountView<"student">["closed_days"]> {
  const today = schoolDay(now);
  const rows = await readClosedDays(db, today);
  return rows
    .filter(({ firstDay }) => firstDay <= addDays(today, shownDays))
    .map(({ firstDay, lastDay, name }) => ({
      ...{ first_day: firstDay, last_day: lastDay, name: localize(name, language) },
    }));
}

/** An event that disappears before it is over in UTC would be published as canceled. */
const eventMarginDays = 2;

/** Reads the closed days that are not over as calendar events of whole days by UID. */
export async function readClosedDayEvents(
  db: Database,
  { language, now, url }: { language: Language; now: Date; url: string },
): Promise<Map<string, CalendarEvent>> {
  const rows = await readClosedDays(db, addDays(schoolDay(now), -eventMarginDays));
  return new Map(
    rows.map(({ id, firstDay, lastDay, name }) => [
      eventUid(`closed-${id}`, env().SITE_URL),
      {
        title: localize(name, language),
        description: serverMessages[language].closedEvent,
        url,
        start: firstDay,
        end: addDays(lastDay, 1),
      },
    ]),
  );
}
