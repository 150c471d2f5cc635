import { and, eq, ne } from "drizzle-orm";
import type { DeskAnswer, DeskRequest } from "../../../desk/contract";
import type { DeskLanguage } from "../../../desk/language";
import { deskRefusal } from "../../../desk/refusals";
import { e164 } from "../../../reference/e164";
import { enquiries, enrolments, leadNotes } from "../../db/schema";
import type { Database } from "../../db/types";
import { readHistory } from "../../leads/history";
import { enquiryRows, enrolmentRows, type LeadRow } from "./list";

export type Lead = DeskAnswer<"leads/show">;
export type Named = DeskRequest<"leads/show">;

export const tableOf = { enrolment: enrolments, enquiry: enquiries } as const;

/** Reads a lead with all its details. @throws ProviderError if it does not exist. */
export async function showLead(db: Database, named: Named, language: DeskLanguage): Promise<Lead> {
  const { kind, id } = named;
  const [row] =
    kind === "enrolment"
      ? await enrolmentRows(db, eq(enrolments.id, id))
      : await enquiryRows(db, language, eq(enquiries.id, id));
  if (!row) throw deskRefusal("gone", language);
  return {
    ...row,
    ...(kind === "enrolment" ? await restOfEnrolment(db, id) : await restOfEnquiry(db, id)),
    notes: await notesOf(db, named),
    same_person: await samePerson(db, row, language),
  };
}

async function restOfEnrolment(db: Database, id: number) {
  const [row] = await db.select().from(enrolments).where(eq(enrolments.id, id));
  const { revision = 0, adviserId = null, email = "", gpaScore = 0, activationCode = "", origin } = row ?? {};
  const intention = [row?.intentionCity, row?.intentionUniversity, row?.intentionMajor].filter(
    (said) => !!said,
  );
  return {
    revision,
    adviser_id: adviserId,
    email,
    company_needs: null,
    gpa_score: gpaScore,
    intention: intention as string[],
    activation_code: activationCode,
    origin: origin ?? {},
  };
}

async function restOfEnquiry(db: Database, id: number) {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  const { revision = 0, adviserId = null, origin, company } = row ?? {};
  const unasked = { gpa_score: 0, intention: [], activation_code: "" };
  return {
    revision,
    adviser_id: adviserId,
    origin: origin ?? {},
    email: company?.email ?? "",
    company_needs: company ?? null,
    ...unasked,
  };
}

async function notesOf(db: Database, { kind, id }: Named): Promise<Lead["notes"]> {
  const rows = await readHistory(db, kind === "enrolment" ? leadNotes.enrolmentId : leadNotes.enquiryId, [
    id,
  ]);
  return rows.map(({ of: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Other leads with the same phone. */
async function samePerson(
  db: Database,
  { kind, id, phone }: LeadRow,
  language: DeskLanguage,
): Promise<LeadRow[]> {
  const but = (other: typeof kind) => (other === kind ? ne(tableOf[kind].id, id) : undefined);
  return [
    ...(await enrolmentRows(db, and(eq(enrolments.e164, phone), but("enrolment")))),
    ...(await enquiryRows(db, language, and(eq(enquiries.e164, phone), but("enquiry")))),
  ];
}

/** The phone, in E.164, that identifies a lead's person. @throws ProviderError if the lead does not exist. */
export async function phoneOf(db: Database, { kind, id }: Named, language: DeskLanguage): Promise<string> {
  if (kind === "enquiry") {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
    if (row?.e164) return row.e164;
  } else {
    const [row] = await db.select().from(enrolments).where(eq(enrolments.id, id));
    if (row) return row.e164 ?? e164(row.phoneCode, row.phoneNumber);
  }
  throw deskRefusal("gone", language);
}
