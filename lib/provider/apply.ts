import { and, eq, sql } from "drizzle-orm";
import type { Language } from "../i18n/languages";
import { prepared } from "./db/prepared";
import { accounts, applications, pointLedger, seriesClasses } from "./db/schema";
import type { Database } from "./db/types";
import { refusal, type Refusal } from "./refusals";
import type { Account } from "./tokens";

export type Application = { student: Account; classId: number; now: Date; language: Language };

const standing = prepared((db) => {
  const { students, capacity, deadline } = seriesClasses;
  const own = and(
    eq(applications.classId, seriesClasses.id),
    eq(applications.studentId, sql.placeholder("studentId")),
  );
  return db
    .select({ students, capacity, deadline, applied: applications.id })
    .from(seriesClasses)
    .leftJoin(applications, own)
    .where(eq(seriesClasses.id, sql.placeholder("classId")))
    .prepare("");
});

/**
 * Why the student cannot have a seat as the class stands at this moment, or undefined. Nothing is locked: a no
 * is a no, but a yes may be over when the seat is taken.
 */
export async function obstacle(
  db: Database,
  { student, classId, now }: Application,
): Promise<Refusal | undefined> {
  if (student.parentId === null) return "studentsOnly";
  const [wanted] = await standing(db).execute({ studentId: student.id, classId });
  if (!wanted) return "unknownClass";
  if (wanted.applied !== null) return "alreadyApplied";
  if (wanted.students >= wanted.capacity) return "classFull";
  if (wanted.deadline <= now) return "deadlinePassed";
}

/**
 * Takes a seat and spends the class points of the student's parent, inside the caller's transaction. The class
 * is locked before the parent, always in that order, so that simultaneous applications wait and never deadlock.
 * @returns seats taken, this one included.
 * @throws ProviderError notAllowed, notFound, alreadyApplied, classFull, deadlinePassed or notEnoughPoints.
 */
export async function apply(tx: Database, application: Application): Promise<number> {
  const { student, classId, language } = application;
  const [wanted] = await tx
    .select({ students: seriesClasses.students, price: seriesClasses.classPoint })
    .from(seriesClasses)
    .where(eq(seriesClasses.id, classId))
    .for("update");
  // In a statement of its own: one that waited for the lock would still see the applications of before.
  const reason = await obstacle(tx, application);
  if (!wanted || student.parentId === null || reason) throw refusal(reason ?? "unknownClass", language);

  const balance = await spend(tx, student.parentId, wanted.price, language);
  const students = wanted.students + 1;
  await tx.update(seriesClasses).set({ students }).where(eq(seriesClasses.id, classId));
  const [made] = await tx
    .insert(applications)
    .values({ studentId: student.id, classId, points: wanted.price })
    .returning({ id: applications.id });
  await tx.insert(pointLedger).values({
    accountId: student.parentId,
    change: -wanted.price,
    balance,
    reason: "application",
    applicationId: made?.id,
  });
  return students;
}

/** @returns the balance after. */
async function spend(tx: Database, parentId: number, price: number, language: Language): Promise<number> {
  const [parent] = await tx
    .select({ points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, parentId))
    .for("update");
  const balance = (parent?.points ?? 0) - price;
  if (balance < 0) throw refusal("notEnoughPoints", language);
  await tx.update(accounts).set({ points: balance }).where(eq(accounts.id, parentId));
  return balance;
}
