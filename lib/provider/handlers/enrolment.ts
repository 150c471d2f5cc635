import { and, eq } from "drizzle-orm";
import { activationCode } from "../activation-code";
import { database } from "../db/connect";
import { enrolments } from "../db/schema";
import { refusal } from "../refusals";
import type { Handlers } from "../types";

const byPhone = (code: number, number: number) =>
  and(eq(enrolments.phoneCode, code), eq(enrolments.phoneNumber, number));

export const enrolment: Pick<Handlers, "abroadCreate" | "abroadIsApplied"> = {
  /**
   * One enrolment per phone, with the origin it had first. Who sends the same phone and email again is told the
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
      .onConflictDoNothing({ target: [enrolments.phoneCode, enrolments.phoneNumber] })
      .returning();
    const [row] = made ? [made] : await db.select().from(enrolments).where(byPhone(phone_code, phone_number));
    if (!row || row.email !== email) throw refusal("phoneEnrolled", language);
    return { phone_code, phone_number, activation_code: row.activationCode };
  },

  abroadIsApplied: async ({ code, num }) => {
    const db = await database();
    const [row] = await db
      .select({ phone_code: enrolments.phoneCode, phone_number: enrolments.phoneNumber })
      .from(enrolments)
      .where(byPhone(Number(code), Number(num)));
    return row ?? { phone_code: "", phone_number: "" };
  },
};
