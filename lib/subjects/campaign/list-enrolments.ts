import { and, asc, eq, or } from "drizzle-orm";
import { sourceLabels } from "../../base/contract/enrolment-labels";
import { toE164 } from "../../base/reference/e164";
import { enrolments } from "../leads/tables";
import type { Database } from "../../base/db/types";
import type { RegionSeason } from "./storage-keys";

/**
 * Lists the enrolments of a telephone number, oldest first. There is one per region and season, except for rows from
 * before split variants of a number were recognized.
 * @param place limits the result to a region's season.
 */
export async function listEnrolments(db: Database, code: number, number: number, place?: RegionSeason) {
  const asSent = and(eq(enrolments.phoneCode, code), eq(enrolments.phoneNumber, number));
  const sameNumber = eq(enrolments.e164, toE164(code, number));
  const inSeason =
    place && and(eq(enrolments.season, place.season), eq(enrolments.source, sourceLabels[place.region]));
  return db
    .select()
    .from(enrolments)
    .where(and(or(sameNumber, asSent), inSeason))
    .orderBy(asc(enrolments.id));
}
