import { and, eq, ne } from "drizzle-orm";
import { readConsents } from "../../consents/read";
import type { RequestOf, ResponseOf } from "../../../base/contract/call";
import type { leadCalls } from "../desk-calls";
import type { DeskLanguage } from "../../../base/desk/language";
import { deskRefusal } from "../../../base/desk/refusals";
import { toE164 } from "../../../base/reference/e164";
import { consents } from "../../consents/tables";
import { enquiries, enrolments, leadNotes } from "../tables";
import type { Database } from "../../../base/db/types";
import { readLeadHistory } from "../history";
import { readNames } from "../../identity/queries";
import { readEnquiries, readEnrolments, type LeadRow } from "./list";

export type LeadDetails = ResponseOf<typeof leadCalls, "leads/show">;
export type LeadRef = RequestOf<typeof leadCalls, "leads/show">;

export const leadTables = { enrolment: enrolments, enquiry: enquiries } as const;
const consentColumns = { enrolment: consents.enrolmentId, enquiry: consents.enquiryId } as const;

/** Reads a lead with all its details. @throws ProviderError if it does not exist. */
export async function showLead(db: Database, leadRef: LeadRef, language: DeskLanguage): Promise<LeadDetails> {
  const { kind, id } = leadRef;
  const [row] =
    kind === "enrolment"
      ? await readEnrolments(db, eq(enrolments.id, id))
      : await readEnquiries(db, language, eq(enquiries.id, id));
  if (!row) throw deskRefusal("gone", language);
  return {
    ...row,
    ...(kind === "enrolment" ? await readEnrolmentDetails(db, id) : await readEnquiryDetails(db, id)),
    account: await readAccount(db, leadRef),
    consents: (await readConsents(db, consentColumns[kind], [id])).get(id) ?? [],
    notes: await readNotes(db, leadRef),
    same_person: await findSamePerson(db, row, language),
  };
}

async function readAccount(db: Database, { kind, id }: LeadRef): Promise<LeadDetails["account"]> {
  const table = leadTables[kind];
  const [row] = await db.select({ accountId: table.accountId }).from(table).where(eq(table.id, id));
  if (!row?.accountId) return null;
  const name = (await readNames(db, [row.accountId])).get(row.accountId);
  return name ? { id: row.accountId, name } : null;
}

async function readEnrolmentDetails(db: Database, id: number) {
  const [row] = await db.select().from(enrolments).where(eq(enrolments.id, id));
  const { revision = 0, adviserId = null, email = "", gpaScore = 0, activationCode = "", origin } = row ?? {};
  const intention = [row?.intentionCity, row?.intentionUniversity, row?.intentionMajor].filter(
    (wish) => !!wish,
  );
  return {
    revision,
    adviser_id: adviserId,
    email,
    company_needs: null,
    message: "",
    gpa_score: gpaScore,
    intention: intention as string[],
    activation_code: activationCode,
    origin: origin ?? {},
  };
}

async function readEnquiryDetails(db: Database, id: number) {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  const { revision = 0, adviserId = null, origin, company, message = "" } = row ?? {};
  const emptyFields = { gpa_score: 0, intention: [], activation_code: "" };
  return {
    revision,
    adviser_id: adviserId,
    origin: origin ?? {},
    email: company?.email ?? "",
    company_needs: company ?? null,
    message,
    ...emptyFields,
  };
}

async function readNotes(db: Database, { kind, id }: LeadRef): Promise<LeadDetails["notes"]> {
  const rows = await readLeadHistory(db, kind === "enrolment" ? leadNotes.enrolmentId : leadNotes.enquiryId, [
    id,
  ]);
  return rows.map(({ of: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Other leads with the same phone. */
async function findSamePerson(
  db: Database,
  { kind, id, phone }: LeadRow,
  language: DeskLanguage,
): Promise<LeadRow[]> {
  const exceptThisLead = (other: typeof kind) => (other === kind ? ne(leadTables[kind].id, id) : undefined);
  return [
    ...(await readEnrolments(db, and(eq(enrolments.e164, phone), exceptThisLead("enrolment")))),
    ...(await readEnquiries(db, language, and(eq(enquiries.e164, phone), exceptThisLead("enquiry")))),
  ];
}

/** The phone, in E.164, that identifies a lead's person. @throws ProviderError if the lead does not exist. */
export async function requirePhone(
  db: Database,
  { kind, id }: LeadRef,
  language: DeskLanguage,
): Promise<string> {
  if (kind === "enquiry") {
    const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
    if (row?.e164) return row.e164;
  } else {
    const [row] = await db.select().from(enrolments).where(eq(enrolments.id, id));
    if (row) return row.e164 ?? toE164(row.phoneCode, row.phoneNumber);
  }
  throw deskRefusal("gone", language);
}
