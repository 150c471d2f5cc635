import { and, asc, eq, gt, gte, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { DeskLanguage } from "../../base/desk/language";
import { parseStoredPhone, normalizePhone } from "../../base/reference/e164";
import { formatPhone } from "../../base/reference/phone";
import { localize } from "../../base/db/localized";
import { consents } from "../consents/tables";
import { enquiries, enrolments, leadNotes } from "./tables";
import { seriesClasses } from "../series/tables";
import { staff } from "../staff/tables";
import type { Connection, Database } from "../../base/db/types";
import {
  companyColumns,
  interestNames,
  readConsentColumn,
  readNotes,
  sourceName,
  deskColumns,
} from "./export-columns";
import { startOfSchoolDay } from "../school/school-time";
import { loadSchool } from "../school/store";
import { toLead, type Lead } from "./lead";

/** A day, which starts at midnight in the school's time zone, or an instant. */
export const leadsSince = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

export const leadsOptions = z.strictObject({
  /** Only leads created from then on. */
  since: leadsSince.optional(),
});

/** Rows per query: few enough that an export does not slow down the site. */
const pageSize = 500;

/** Conditions by kind; a kind without one is left out. */
export type LeadConditions = { enrolment: SQL | undefined; enquiry: SQL | undefined };

/** Streams every lead as a line of JSON, in English. */
export async function* streamLeads({ db }: Connection, { since }: z.output<typeof leadsOptions>) {
  // The command may run in a process of its own, which has not loaded the school's facts.
  await loadSchool(db);
  const from = z.iso.date().safeParse(since).success ? startOfSchoolDay(since ?? "") : new Date(since ?? 0);
  const where = { enrolment: gte(enrolments.createdAt, from), enquiry: gte(enquiries.createdAt, from) };
  for await (const leads of readLeadPages(db, where, "en-US"))
    yield leads.map((each) => `${JSON.stringify(each)}\n`).join("");
}

/** Reads leads page by page: enrolments, then enquiries, each oldest first. */
export async function* readLeadPages(
  db: Database,
  where: LeadConditions,
  language: DeskLanguage,
): AsyncGenerator<Lead[]> {
  const kinds = [
    { page: readEnrolmentPage, fitting: where.enrolment },
    { page: readEnquiryPage, fitting: where.enquiry },
  ];
  for (const { page, fitting: condition } of kinds) {
    for (let after = 0; condition;) {
      const leads = await page(db, after, condition, language);
      const last = leads.at(-1);
      if (!last) break;
      yield leads;
      after = last.id;
    }
  }
}

/** Keyset pagination: each page costs the same, and no lead is repeated. */
const afterId = (t: typeof enrolments | typeof enquiries, after: number, where: SQL) =>
  and(gt(t.id, after), where);

const suspectColumn = ({ suspect }: { suspect: boolean }) => (suspect ? "yes" : null);

async function readEnrolmentPage(db: Database, after: number, where: SQL, language: DeskLanguage) {
  const rows = await db
    .select({ row: enrolments, adviser: staff.name })
    .from(enrolments)
    .leftJoin(staff, eq(staff.id, enrolments.adviserId))
    .where(afterId(enrolments, after, where))
    .orderBy(asc(enrolments.id))
    .limit(pageSize);
  const notes = await readNotes(db, leadNotes.enrolmentId, rows, language);
  const consentsOf = await readConsentColumn(db, consents.enrolmentId, rows);
  return rows.map(({ row, adviser }) =>
    toLead({
      kind: "enrolment",
      id: row.id,
      created_at: row.createdAt.toISOString(),
      name: row.name,
      phone: formatPhone(normalizePhone(row.phoneCode, row.phoneNumber)),
      email: row.email,
      gpa_score: row.gpaScore,
      intention_city: row.intentionCity,
      intention_university: row.intentionUniversity,
      intention_major: row.intentionMajor,
      season: row.season,
      source: row.source,
      interest: row.interest,
      activation_code: row.activationCode,
      suspect: suspectColumn(row),
      ...row.origin,
      source_name: sourceName(row.source, language),
      interest_names: interestNames(row.interest, language),
      ...deskColumns(row, adviser, language),
      notes: notes.get(row.id) ?? null,
      consents: consentsOf(row.id),
    }),
  );
}

async function readEnquiryPage(db: Database, after: number, where: SQL, language: DeskLanguage) {
  const rows = await db
    .select({ row: enquiries, adviser: staff.name, className: seriesClasses.comboName })
    .from(enquiries)
    .leftJoin(seriesClasses, eq(seriesClasses.id, enquiries.classId))
    .leftJoin(staff, eq(staff.id, enquiries.adviserId))
    .where(afterId(enquiries, after, where))
    .orderBy(asc(enquiries.id))
    .limit(pageSize);
  const notes = await readNotes(db, leadNotes.enquiryId, rows, language);
  const consentsOf = await readConsentColumn(db, consents.enquiryId, rows);
  return rows.map(({ row, adviser, className }) =>
    toLead({
      kind: "enquiry",
      id: row.id,
      created_at: row.createdAt.toISOString(),
      name: row.name,
      phone: formatPhone(parseStoredPhone(row.phone)),
      class_id: row.classId,
      region: row.region,
      suspect: suspectColumn(row),
      ...row.origin,
      class_name: className && localize(className, language),
      message: row.message || null,
      ...companyColumns(row.company, language),
      ...deskColumns(row, adviser, language),
      notes: notes.get(row.id) ?? null,
      consents: consentsOf(row.id),
    }),
  );
}
