import { and, asc, eq, or } from "drizzle-orm";
import { e164 } from "../reference/e164";
import { enrolments } from "./db/schema";
import type { Database } from "./db/types";

/**
 * The enrolments of a telephone number, the oldest first: one a season, but for rows from before it was one however it
 * is cut in two.
 * @param season key of the one looked at; all when left out.
 */
export async function enrolmentsOf(db: Database, code: number, number: number, season?: string) {
  const asSent = and(eq(enrolments.phoneCode, code), eq(enrolments.phoneNumber, number));
  const sameNumber = eq(enrolments.e164, e164(code, number));
  const inSeason = season === undefined ? undefined : eq(enrolments.season, season);
  return db
    .select()
    .from(enrolments)
    .where(and(or(sameNumber, asSent), inSeason))
    .orderBy(asc(enrolments.id));
}
