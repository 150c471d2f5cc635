import { and, asc, eq, or } from "drizzle-orm";
import { toE164 } from "../reference/e164";
import { enrolments } from "../db/schema";
import type { Database } from "../db/types";

/**
 * Lists the enrolments of a telephone number, oldest first. There is one per season, except for rows from before split
 * variants of a number were recognized.
 * @param season limits the result to one season key.
 */
export async function listEnrolments(db: Database, code: number, number: number, season?: string) {
  const asSent = and(eq(enrolments.phoneCode, code), eq(enrolments.phoneNumber, number));
  const sameNumber = eq(enrolments.e164, toE164(code, number));
  const inSeason = season === undefined ? undefined : eq(enrolments.season, season);
  return db
    .select()
    .from(enrolments)
    .where(and(or(sameNumber, asSent), inSeason))
    .orderBy(asc(enrolments.id));
}
