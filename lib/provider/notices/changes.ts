import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { ClassFact } from "../../account/class-facts";
import { isLanguage } from "../../i18n/languages";
import type { Localised } from "../db/localised";
import { accounts, bookings, isSeat, liveSubscriptions, notices } from "../db/schema";
import type { Database } from "../db/types";
import { confirmed, parents, reachable, student } from "./readers";
import { noticeRows } from "./tell";
import { waysSetUp } from "../../notices/set-up";

/** The published fields of a live class. */
type Live = { courseName: Localised; lessonName: Localised; startsAt: string };

const batchSize = 500;

/**
 * Notifies the subscribers of a live class that it was moved or cancelled, in the transaction of the change. A class
 * that has started is left out.
 * @param change.after null for a removal, which must follow, since it deletes the subscriptions.
 */
export async function tellOfLiveChange(
  tx: Database,
  id: number,
  { before, after, now }: { before: Live; after: Live | null; now: Date },
): Promise<void> {
  const { mail, webhook } = waysSetUp();
  const same = after && Date.parse(after.startsAt) === Date.parse(before.startsAt);
  if (same || new Date(before.startsAt) <= now || (!mail && !webhook)) return;
  const saved = eq(liveSubscriptions.liveId, id);
  for (let last = 0; ;) {
    const rows = await readers(tx, and(saved, gt(accounts.id, last)));
    const values = rows.flatMap(({ accountId, name, email, language, writeTo }) =>
      noticeRows({
        kind: "live.changed",
        about: { accountId },
        mailTo: writeTo ? ["person"] : [],
        now,
        data: {
          student: { id: accountId, name },
          email,
          language: isLanguage(language) ? language : null,
          class: { id, name: before.courseName },
          lesson: before.lessonName,
          was: new Date(before.startsAt).toISOString(),
          starts_at: after && new Date(after.startsAt).toISOString(),
        },
      }),
    );
    if (values.length > 0) await tx.insert(notices).values(values);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.accountId ?? last;
  }
}

type ClassChange = {
  name: Localised;
  changed: ClassFact[];
  reason: Localised;
  /** The new teacher, if changed. */
  teacher: Localised | null;
  /** The start of the next lesson, if times changed. */
  startsAt: Date | null;
  now: Date;
};

/** Notifies all students of a series class of the school's changes, in the transaction of the change. */
export async function tellOfClassChange(tx: Database, id: number, change: ClassChange): Promise<void> {
  const { mail, webhook } = waysSetUp();
  if (!mail && !webhook) return;
  const { name, changed, reason, teacher, startsAt, now } = change;
  for (let last = 0; ;) {
    const rows = await tx
      .select(student)
      .from(bookings)
      .innerJoin(accounts, eq(accounts.id, bookings.studentId))
      .leftJoin(parents, eq(parents.id, accounts.parentId))
      .where(and(eq(bookings.classId, id), isSeat, reachable, gt(accounts.id, last)))
      .orderBy(asc(accounts.id))
      .limit(batchSize);
    const values = rows.flatMap(({ accountId, name: own, email, language }) =>
      noticeRows({
        kind: "class.changed",
        about: { accountId },
        mailTo: ["person"],
        now,
        data: {
          student: { id: accountId, name: own },
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
    if (values.length > 0) await tx.insert(notices).values(values);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.accountId ?? last;
  }
}

const readers = (tx: Database, which: SQL | undefined) =>
  tx
    .select({ ...student, writeTo: confirmed })
    .from(liveSubscriptions)
    .innerJoin(accounts, eq(accounts.id, liveSubscriptions.accountId))
    .leftJoin(parents, eq(parents.id, accounts.parentId))
    .where(and(which, reachable))
    .orderBy(asc(accounts.id))
    .limit(batchSize);
