import { and, eq, gte, lte } from "drizzle-orm";
import { database } from "../../base/db/connect";
import type { Database } from "../../base/db/types";
import { deskRefusal } from "../../base/desk/refusals";
import { languageFacts } from "../../base/i18n/languages";
import { daysBetween } from "../../base/schedule/zoned";
import { bumpContentVersion } from "../../engines/content/version";
import { offeredLanguages, school } from "../school/school";
import { schoolDay } from "../school/school-time";
import type { DeskHandlers } from "../staff/context";
import { logSubject, writeAuditLog } from "./audit";
import { listDays, maxClosedDays, type ClosedDays } from "./closed-days";
import type { holidayCalls } from "./desk-calls";
import { listPublicHolidays } from "./public-holidays";
import { readClosedDays } from "./queries";
import { closedDays } from "./tables";

/** More would make every page with lessons slow. */
const maxEntries = 1000;

const toDto = ({ firstDay, lastDay, name }: ClosedDays) => ({
  ...{ first_day: firstDay, last_day: lastDay, name },
});

export const holidayHandlers: DeskHandlers<typeof holidayCalls> = {
  "calendar/list": async (_, { now }) => {
    const from = `${Number(schoolDay(now).slice(0, 4)) - 1}-01-01`;
    const rows = await readClosedDays(await database(), from);
    return { days: rows.map(({ id, ...days }) => ({ id, ...toDto(days) })) };
  },

  "calendar/save": async ({ id, first_day, last_day, name }, { self, language }) => {
    const values = { firstDay: first_day, lastDay: last_day, name };
    if (last_day < first_day) throw deskRefusal("lastDayBefore", language, "last_day");
    if (daysBetween(first_day, last_day) >= maxClosedDays)
      throw deskRefusal("tooManyDays", language, "last_day");
    const db = await database();
    return db.transaction(async (tx) => {
      if (id === undefined && (await tx.$count(closedDays)) >= maxEntries)
        throw deskRefusal("tooManyDays", language);
      const [saved] =
        id === undefined
          ? await tx.insert(closedDays).values(values).returning()
          : await tx.update(closedDays).set(values).where(eq(closedDays.id, id)).returning();
      if (!saved) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "days-closed", logSubject(saved));
      await bumpContentVersion(tx);
      return { id: saved.id };
    });
  },

  "calendar/remove": async ({ id }, { self, language }) => {
    const db = await database();
    await db.transaction(async (tx) => {
      const [removed] = await tx.delete(closedDays).where(eq(closedDays.id, id)).returning();
      if (!removed) throw deskRefusal("gone", language);
      await writeAuditLog(tx, self.id, "days-opened", logSubject(removed));
      await bumpContentVersion(tx);
    });
    return {};
  },

  "calendar/suggestions": async ({ country: asked, year }) => {
    const countries = listCountries();
    const country = asked ?? countries[0] ?? "CN";
    const closed = await listClosedDays(await database(), year);
    const holidays = (await listPublicHolidays(country, year)).map((holiday) => ({
      ...toDto(holiday),
      is_closed: listDays(holiday.firstDay, holiday.lastDay).every((day) => closed.has(day)),
    }));
    return { country, countries, holidays };
  },
};

/** The countries of the school's offices, then those of its languages. */
function listCountries(): string[] {
  const ofOffices = school().offices.map(({ country }) => country);
  const ofLanguages = offeredLanguages().flatMap((language) => languageFacts[language].region ?? []);
  return [...new Set([...ofOffices, ...ofLanguages])].filter((country) => /^[A-Z]{2}$/.test(country));
}

async function listClosedDays(db: Database, year: number): Promise<Set<string>> {
  // A holiday may continue into the next year.
  const rows = await db
    .select()
    .from(closedDays)
    .where(and(gte(closedDays.lastDay, `${year}-01-01`), lte(closedDays.firstDay, `${year + 1}-01-31`)));
  return new Set(rows.flatMap(({ firstDay, lastDay }) => listDays(firstDay, lastDay)));
}
