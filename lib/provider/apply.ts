import { and, eq } from "drizzle-orm";
import type { Language } from "../i18n/languages";
import { accounts, applications, pointLedger, seriesClasses } from "./db/schema";
import type { Database } from "./db/types";
import { refusal } from "./refusals";
import type { Account } from "./tokens";

type Application = { student: Account; classId: number; now: Date; language: Language };

/**
 * Takes a seat and spends the class points of the student's parent, inside the caller's transaction. The class
 * is locked before the parent, always in that order, so that simultaneous applications wait and never deadlock.
 * @returns seats taken, this one included.
 * @throws ProviderError notAllowed, notFound, alreadyApplied, classFull, deadlinePassed or notEnoughPoints.
 */
export async function apply(tx: Database, { student, classId, now, language }: Application): Promise<number> {
  const { parentId } = student;
  if (parentId === null) throw refusal("studentsOnly", language);

  const [wanted] = await tx.select().from(seriesClasses).where(eq(seriesClasses.id, classId)).for("update");
  if (!wanted) throw refusal("unknownClass", language);
  const earlier = and(eq(applications.studentId, student.id), eq(applications.classId, classId));
  if (await tx.$count(applications, earlier)) throw refusal("alreadyApplied", language);
  if (wanted.students >= wanted.capacity) throw refusal("classFull", language);
  if (wanted.deadline <= now) throw refusal("deadlinePassed", language);

  const balance = await spend(tx, parentId, wanted.classPoint, language);
  const students = wanted.students + 1;
  await tx.update(seriesClasses).set({ students }).where(eq(seriesClasses.id, classId));
  const [made] = await tx
    .insert(applications)
    .values({ studentId: student.id, classId, points: wanted.classPoint })
    .returning({ id: applications.id });
  await tx.insert(pointLedger).values({
    accountId: parentId,
    change: -wanted.classPoint,
    balance,
    reason: "application",
    applicationId: made?.id,
  });
  return students;
}

/** @returns the balance after. */
async function spend(tx: Database, parentId: number, price: number, language: Language): Promise<number> {
  const [parent] = await tx.select().from(accounts).where(eq(accounts.id, parentId)).for("update");
  const balance = (parent?.points ?? 0) - price;
  if (balance < 0) throw refusal("notEnoughPoints", language);
  await tx.update(accounts).set({ points: balance }).where(eq(accounts.id, parentId));
  return balance;
}
