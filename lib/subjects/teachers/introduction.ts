import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import { teachers } from "./tables";

/** Reads the addresses of published introductions. @param ids of teachers; by default of all */
export async function readTeacherIntroductions(db: Database, ids?: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ introduction: teachers.introduction })
    .from(teachers)
    .where(and(ne(teachers.introduction, ""), ids && inArray(teachers.id, [...ids])));
  return rows.map(({ introduction }) => introduction);
}

/** Removes a teacher's published introduction. The caller increments the content version. */
export async function clearTeacherIntroduction(tx: Database, id: number, now: Date): Promise<void> {
  await tx.update(teachers).set({ introduction: "", updatedAt: now }).where(eq(teachers.id, id));
}
