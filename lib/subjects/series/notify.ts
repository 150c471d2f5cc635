import { and, eq } from "drizzle-orm";
import type { ClassFact } from "../../base/contract/class-facts";
import { isLanguage } from "../../base/i18n/languages";
import type { Localized } from "../../base/db/localized";
import { bookings, isSeat } from "./tables";
import type { Database } from "../../base/db/types";
import { readContacts } from "../identity/queries";
import { insertNotifications, toNotificationRows } from "../../engines/notifications/enqueue";
import { configuredChannels } from "../../engines/notifications/configured-channels";

const batchSize = 500;

type ClassChange = {
  name: Localized;
  changed: ClassFact[];
  reason: Localized;
  /** The new teacher, if changed. */
  teacher: Localized | null;
  /** The start of the next lesson, if times changed. */
  startsAt: Date | null;
  now: Date;
};

/** Notifies all students of a series class of the school's changes, in the transaction of the change. */
export async function notifyOfClassChange(tx: Database, id: number, change: ClassChange): Promise<void> {
  const { mail, webhook } = configuredChannels();
  if (!mail && !webhook) return;
  const { name, changed, reason, teacher, startsAt, now } = change;
  const seats = tx
    .select({ id: bookings.studentId })
    .from(bookings)
    .where(and(eq(bookings.classId, id), isSeat));
  for (let lastId = 0; ;) {
    const rows = await readContacts(tx, seats, { after: lastId, limit: batchSize });
    const values = rows.flatMap(({ accountId, name: studentName, email, language }) =>
      toNotificationRows({
        kind: "class.changed",
        about: { accountId },
        mailTo: ["person"],
        now,
        data: {
          student: { id: accountId, name: studentName },
          email,
          language: isLanguage(language) ? language : null,
          class: { id, name },
          changed,
          reason,
          teacher,
          starts_at: startsAt?.toISOString() ?? null,
        },
      }),
    );
    await insertNotifications(tx, values);
    if (rows.length < batchSize) return;
    lastId = rows.at(-1)?.accountId ?? lastId;
  }
}
