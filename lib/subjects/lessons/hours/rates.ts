import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import type { TaughtKind } from "../kinds";
import { teacherRates } from "./tables";

export type Rate = { amount: number; currency: CurrencyCode };

/** Reads the rates that count in a month. @returns a function that finds that of a teacher and kind */
export async function readRates(
  db: Database,
  month: string,
  teacherIds: readonly number[],
): Promise<(teacherId: number, kind: TaughtKind) => Rate | null> {
  if (teacherIds.length === 0) return () => null;
  const rows = await db
    .select()
    .from(teacherRates)
    .where(and(inArray(teacherRates.teacherId, [...teacherIds]), lte(teacherRates.month, month)))
    .orderBy(asc(teacherRates.month));
  // A later month replaces an earlier one.
  const rates = new Map(
    rows.map(({ teacherId, kind, amount, currency }) => [`${teacherId} ${kind}`, { amount, currency }]),
  );
  return (teacherId, kind) => rates.get(`${teacherId} ${kind}`) ?? null;
}

/** Lists all rates of a teacher by kind, the latest month first. */
export const listRates = (db: Database, teacherId: number) =>
  db
    .select()
    .from(teacherRates)
    .where(eq(teacherRates.teacherId, teacherId))
    .orderBy(asc(teacherRates.kind), desc(teacherRates.month));

type RateKey = { teacherId: number; kind: TaughtKind; month: string };

/** Sets a rate from a month on; null removes that of this month, so that the one before counts. */
export async function saveRate(
  tx: Database,
  { teacherId, kind, month }: RateKey,
  rate: Rate | null,
  staffId: number,
): Promise<void> {
  const isOfMonth = and(
    eq(teacherRates.teacherId, teacherId),
    eq(teacherRates.kind, kind),
    eq(teacherRates.month, month),
  );
  await tx.delete(teacherRates).where(isOfMonth);
  if (rate) await tx.insert(teacherRates).values({ teacherId, kind, month, ...rate, staffId });
}
