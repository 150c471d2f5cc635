import type { ClassFact } from "../../base/contract/class-facts";
import type { Localized } from "../../base/db/localized";
import type { Database } from "../../base/db/types";
import { insertNotifications, toNotificationRows } from "../../engines/notifications/enqueue";
import { listNotifiedFamilies } from "./notified-families";

/** Rows per statement. */
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

/** Notifies the families of a series class of the school's changes, each once, in the transaction of the change. */
export async function notifyOfClassChange(tx: Database, id: number, change: ClassChange): Promise<void> {
  const { name, changed, reason, teacher, startsAt, now } = change;
  const families = await listNotifiedFamilies(tx, id);
  const rows = families.flatMap(({ accountId, email, language, students: [first, ...others] }) =>
    first
      ? toNotificationRows({
          kind: "class.changed",
          about: { accountId },
          mailTo: ["person"],
          now,
          data: {
            student: first,
            students: [first, ...others].map((student) => student.name),
            ...{ email, language, class: { id, name }, changed, reason, teacher },
            starts_at: startsAt?.toISOString() ?? null,
          },
        })
      : [],
  );
  for (let start = 0; start < rows.length; start += batchSize)
    await insertNotifications(tx, rows.slice(start, start + batchSize));
}
