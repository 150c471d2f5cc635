import { and, asc, eq, or } from "drizzle-orm";
import { e164 } from "../../reference/e164";
import { activationCode } from "../activation-code";
import { database } from "../db/connect";
import { enrolments } from "../db/schema";
import type { Database } from "../db/types";
import { refusal } from "../refusals";
import type { Handlers } from "../types";

/** The enrolments of a telephone number: one, but for rows from before it was one however it is cut in two. */
async function ofPhone(db: Database, code: number, number: number) {
  const asSent = and(eq(enrolments.phoneCode, code), eq(enrolments.phoneNumber, number));
  const sameNumber = eq(enrolments.e164, e164(code, number));
  return db.select().from(enrolments).where(or(sameNumber, asSent)).orderBy(asc(enrolments.id));
}

export const enrolment: Pick<Handlers, "abroadCreate" | "abroadIsApplied"> = {
  /**
   * One enrolment per phone, however its number is cut in two, with the origin and the cut it had first. Who sends the same phone and email again is told the
   * activation code again; with another email it is refused, since a phone number alone is no proof of whose code it is.
   */
  abroadCreate: async (request, { language, origin, suspect }) => {
    const { phone_code, phone_number } = request;
    const email = request.email.toLowerCase();
    const db = await database();
    const [made] = await db
      .insert(enrolments)
      .values({
        name: request.name,
        phoneCode: phone_code,
        phoneNumber: phone_number,
        e164: e164(phone_code, phone_number),
        email,
        gpaScore: request.gpa_score,
        intentionCity: request.intention_city,
        intentionUniversity: request.intention_university,
        intentionMajor: request.intention_major,
        source: request.source,
        interest: request.interest,
        activationCode: activationCode(),
        suspect,
        origin,
      })
      .onConflictDoNothing()
      .returning();
    const rows = made ? [made] : await ofPhone(db, phone_code, phone_number);
    const own = rows.find((row) => row.email === email);
    if (!own) throw refusal("phoneEnrolled", language);
    return {
      phone_code: own.phoneCode,
      phone_number: own.phoneNumber,
      activation_code: own.activationCode,
    };
  },

  abroadIsApplied: async ({ code, num }) => {
    const db = await database();
    const [row] = await ofPhone(db, Number(code), Number(num));
    return { phone_code: row?.phoneCode ?? "", phone_number: row?.phoneNumber ?? "" };
  },
};
