import { readConsents } from "../consents/read";
import type { Company } from "../../base/contract/company";
import { interestsOf, countryOfSource } from "../../base/contract/enrolment-labels";
import type { DeskLanguage } from "../../base/desk/language";
import { historyText } from "./lead-history";
import { schoolTime } from "../school/school-time";
import { deskMessages, deskTranslate } from "../../base/desk/messages";
import type { consents } from "../consents/tables";
import type { leadNotes, enquiries, enrolments } from "./tables";
import type { Database } from "../../base/db/types";
import { readLeadHistory } from "./history";

/* Export columns with localized text, in the words of the desk. */

type LeadRow = typeof enrolments.$inferSelect | typeof enquiries.$inferSelect;

export function sourceName(source: string, language: DeskLanguage): string {
  const { regions, international } = deskMessages[language].leads;
  const region = countryOfSource(source);
  return region === "VN" ? regions.vn : region === "ID" ? regions.id : international;
}

export function interestNames(stored: string, language: DeskLanguage): string {
  const { interests } = deskMessages[language].leads;
  return interestsOf(stored)
    .map((interest) => interests[interest])
    .join(", ");
}

/** Columns of a company's enquiry, with size and goals as text. */
export function companyColumns(company: Company | null, language: DeskLanguage) {
  if (!company) return {};
  const { companySizes, companyGoals } = deskMessages[language].leads;
  return {
    email: company.email,
    company: company.name,
    company_size: companySizes[company.size],
    company_goals: company.goals.map((goal) => companyGoals[goal]).join(", "),
    message: company.message || null,
  };
}

/** Columns of a lead's arrival, state and next step. */
export const deskColumns = (row: LeadRow, adviser: string | null, language: DeskLanguage) => ({
  created_at_school: schoolTime(row.createdAt),
  state: deskMessages[language].leads.states[row.state],
  adviser,
  next_step: row.nextStep || null,
  next_on: row.nextOn,
});

/** Reads the notes of leads by id: one line each, oldest first. */
export async function readNotes(
  db: Database,
  column: typeof leadNotes.enrolmentId | typeof leadNotes.enquiryId,
  rows: readonly { row: LeadRow }[],
  language: DeskLanguage,
): Promise<Map<number, string>> {
  const t = deskTranslate(language, "leads");
  const notes = new Map<number, string>();
  const ids = rows.map(({ row }) => row.id);
  for (const { of: id, at, ...line } of await readLeadHistory(db, column, ids)) {
    const text = `${schoolTime(at)} ${line.who || t("erasedStaff")}: ${historyText(line, t, (day) => day)}`;
    const earlier = notes.get(id ?? 0);
    notes.set(id ?? 0, earlier === undefined ? text : `${earlier}\n${text}`);
  }
  return notes;
}

/** Reads the consents of leads by id: one line each, oldest first, such as "privacy 2026-11-28 vi-VN 2026-11-28T10:00:00.000Z". */
export async function readConsentColumn(
  db: Database,
  column: typeof consents.enrolmentId | typeof consents.enquiryId,
  rows: readonly { row: LeadRow }[],
): Promise<(id: number) => string | null> {
  const ids = rows.map(({ row }) => row.id);
  const given = await readConsents(db, column, ids);
  return (id) =>
    given
      .get(id)
      ?.map(({ document, version, language, at }) => [document, version ?? "-", language, at].join(" "))
      .join("\n") ?? null;
}
