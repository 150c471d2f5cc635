import { randomInt } from "node:crypto";
import { findSeason } from "./current-season";
import { regionOf, regions, type Region } from "../../base/reference/campaign-regions";
import { sourceLabels } from "../../base/contract/enrolment-labels";
import { formatE164, normalizePhone } from "../../base/reference/e164";
import type { Phone } from "../../base/reference/phone";
import { recordConsents } from "../consents/record";
import { database } from "../../base/db/connect";
import { enrolments } from "../leads/tables";
import { listEnrolments } from "./list-enrolments";
import { ProviderError } from "../../base/contract/provider-error";
import { refusal } from "../../engines/calls/refusals";
import { findSender } from "../identity/tokens";
import { notifyOfEnrolment } from "../leads/notify";
import type { CallContext, PublicHandlers } from "../../engines/calls/context";
import type { CampaignOrigin } from "../../base/contract/campaign-origin";
import type { Season } from "./season";

/** Letters and digits without look-alikes: no 0 and O, no 1 and I. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns a new activation code such as `K7QF-2MXD-R9TB`: 60 random bits, so that it cannot be guessed. */
export function createActivationCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group()].join("-");
}

/** Returns the region of an enrolment's source label. */
const regionOfSource = (source: string): Region =>
  regions.find((region) => sourceLabels[region] === source) ?? "en";

/** Returns the key of the season shown to a region's visitors; undefined if there is none. */
const currentSeasonKey = async (region: Region, now: Date | undefined) =>
  (await findSeason(region, now))?.key;

/** The link that led to the region's pages while they showed this season, if any. */
async function ownOrigin(
  { origin, regionOrigins }: CallContext,
  season: Season,
): Promise<CampaignOrigin | undefined> {
  const own = regionOrigins?.[season.region];
  if (own) {
    const seasonThen = await currentSeasonKey(season.region, new Date(own.arrivedAtMs));
    return seasonThen === season.key ? own.origin : undefined;
  }
  // The browser stored it before links belonged to a region.
  return origin?.segment && regionOf(origin.segment, season.region) === season.region ? origin : undefined;
}

/**
 * Returns code and number as sent, or corrected if the country code was repeated. Numbers cannot store leading zeros;
 * such a phone keeps the sent values, which are parsed again when read.
 */
function toStoredPhone(phone: Phone, request: { phone_code: number; phone_number: number }) {
  const asSent = { phoneCode: request.phone_code, phoneNumber: request.phone_number };
  if (formatE164(phone) === `+${asSent.phoneCode}${asSent.phoneNumber}` || phone.number.startsWith("0"))
    return asSent;
  return { phoneCode: Number(phone.code), phoneNumber: Number(phone.number) };
}

export const enrolment: Pick<PublicHandlers, "abroadCreate" | "abroadIsApplied"> = {
  /**
   * One enrolment per phone, region and season, however the number is split, with the origin and split of the first request. The
   * same phone and email get the same activation code again; another email is refused, since a phone number alone does
   * not prove ownership of the code.
   */
  abroadCreate: async (request, context) => {
    const { language, suspect, consents: documents = [], now } = context;
    const { phone_code, phone_number } = request;
    const phone = normalizePhone(phone_code, phone_number);
    const email = request.email.toLowerCase();
    const season = await findSeason(regionOfSource(request.source), now);
    // A form from before the season was unpublished.
    if (season === undefined) throw new ProviderError("notFound", "");
    const ownLink = await ownOrigin(context, season);
    const db = await database();
    const sender = await findSender(db, context);
    const inserted = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(enrolments)
        .values({
          season: season.key,
          name: request.name,
          ...toStoredPhone(phone, request),
          e164: formatE164(phone),
          accountId: sender?.id,
          email,
          gpaScore: request.gpa_score,
          intentionCity: request.intention_city,
          intentionUniversity: request.intention_university,
          intentionMajor: request.intention_major,
          source: request.source,
          interest: request.interest,
          activationCode: createActivationCode(),
          suspect,
          origin: ownLink,
        })
        .onConflictDoNothing()
        .returning();
      if (row) await recordConsents(tx, { enrolmentId: row.id }, { documents, language, now });
      if (row) await notifyOfEnrolment(tx, row);
      return row;
    });
    const rows = inserted
      ? [inserted]
      : await listEnrolments(db, phone_code, phone_number, { region: season.region, season: season.key });
    const ownEnrolment = rows.find((row) => row.email === email);
    if (!ownEnrolment) throw refusal("phoneEnrolled", language);
    return {
      phone_code: ownEnrolment.phoneCode,
      phone_number: ownEnrolment.phoneNumber,
      activation_code: ownEnrolment.activationCode,
    };
  },

  /** Checks only the region's current season: earlier enrolments have other vouchers. */
  abroadIsApplied: async ({ code, num }, { now }) => {
    const rows = await listEnrolments(await database(), Number(code), Number(num));
    const keys = await Promise.all(rows.map(({ source }) => currentSeasonKey(regionOfSource(source), now)));
    const row = rows.find(({ season }, index) => season === keys[index]);
    return { phone_code: row?.phoneCode ?? "", phone_number: row?.phoneNumber ?? "" };
  },
};
