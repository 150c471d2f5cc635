import { currentSeason } from "../../campaign/current-season";
import { regions, type Region } from "../../campaign/region";
import { sourceLabels } from "../../contract/enrolment-labels";
import { formatE164, toPhone } from "../../reference/e164";
import { activationCode } from "../activation-code";
import type { Phone } from "../../reference/phone";
import { database } from "../db/connect";
import { enrolments } from "../db/schema";
import { enrolmentsOf } from "../enrolments-of";
import { refusal } from "../refusals";
import { tellOfEnrolment } from "../notices/leads";
import type { Handlers } from "../types";

/** The region that an enrolment's label of its source names. */
const regionOfSource = (source: string): Region =>
  regions.find((region) => sourceLabels[region] === source) ?? "en";

/** The key of the season that a region's visitors see. */
const seasonKey = async (region: Region, now: Date | undefined) => (await currentSeason(region, now)).key;

/**
 * The halves as they were sent, or those of the number that was meant, where its country code was typed twice. As numbers
 * they cannot hold a zero that a number begins with: then they stay, and every outlet reads them anew.
 */
function storedHalves(phone: Phone, sent: { phone_code: number; phone_number: number }) {
  const asSent = { phoneCode: sent.phone_code, phoneNumber: sent.phone_number };
  if (formatE164(phone) === `+${asSent.phoneCode}${asSent.phoneNumber}` || phone.number.startsWith("0"))
    return asSent;
  return { phoneCode: Number(phone.code), phoneNumber: Number(phone.number) };
}

export const enrolment: Pick<Handlers, "abroadCreate" | "abroadIsApplied"> = {
  /**
   * One enrolment per phone and season, however its number is cut in two, with the origin and the cut it had first. Who
   * sends the same phone and email again is told the activation code again; with another email it is refused, since a
   * phone number alone is no proof of whose code it is.
   */
  abroadCreate: async (request, { language, origin, suspect, now }) => {
    const { phone_code, phone_number } = request;
    const phone = toPhone(phone_code, phone_number);
    const email = request.email.toLowerCase();
    const season = await seasonKey(regionOfSource(request.source), now);
    const db = await database();
    const made = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(enrolments)
        .values({
          season,
          name: request.name,
          ...storedHalves(phone, request),
          e164: formatE164(phone),
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
      if (row) await tellOfEnrolment(tx, row);
      return row;
    });
    const rows = made ? [made] : await enrolmentsOf(db, phone_code, phone_number, season);
    const own = rows.find((row) => row.email === email);
    if (!own) throw refusal("phoneEnrolled", language);
    return {
      phone_code: own.phoneCode,
      phone_number: own.phoneNumber,
      activation_code: own.activationCode,
    };
  },

  /** Asked of the season that the region's visitors see: who enrolled in an earlier one has other vouchers. */
  abroadIsApplied: async ({ code, num }, { now }) => {
    const rows = await enrolmentsOf(await database(), Number(code), Number(num));
    const keys = await Promise.all(rows.map(({ source }) => seasonKey(regionOfSource(source), now)));
    const row = rows.find(({ season }, index) => season === keys[index]);
    return { phone_code: row?.phoneCode ?? "", phone_number: row?.phoneNumber ?? "" };
  },
};
