import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { monthOf } from "./days";
import { closedMonths } from "./tables";

/** Reads how a month was closed; undefined if it is open. */
export async function findClosedMonth(db: Database, month: string) {
  const [row] = await db.select().from(closedMonths).where(eq(closedMonths.month, month));
  return row;
}

/** Whether nothing can be dated on a day any more. */
export const isClosedDay = async (db: Database, day: string): Promise<boolean> =>
  (await findClosedMonth(db, monthOf(day))) !== undefined;

/** Reads which months are closed. */
export async function readClosedMonths(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ month: closedMonths.month }).from(closedMonths);
  return new Set(rows.map(({ month }) => month));
}
