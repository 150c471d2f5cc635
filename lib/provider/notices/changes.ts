import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { ClassFact } from "../../account/class-facts";
import { isLanguage } from "../../i18n/languages";
import type { Localised } from "../db/localised";
import { accounts, bookings, isSeat, liveSubscriptions, notices } from "../db/schema";
import type { Database } from "../db/types";
import { confirmed, parents, reachable, student } from "./readers";
import { noticeRows } from "./tell";
import { waysSetUp } from "../../notices/set-up";

/** A live class as the desk publishes it. */
type Live = { courseName: Localised; lessonName: Localised; startsAt: string };

const batchSize = 500;

/**
 * Tells those who have a live class on their list that it begins at another time, or not at all, in the transaction in
 * which that is published. One that has begun is over for them.
 * @param after null where the class is taken out; to be called before it is, since the lists go with it.
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
  /** The new one, where it is another. */
  teacher: Localised | null;
  /** Of the next lesson, where the times are others. */
  startsAt: Date | null;
  now: Date;
};

/** Tells everybody who sits in a series class what the school changed of it, in the transaction of the change. */
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
