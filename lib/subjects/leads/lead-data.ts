import { asc, getTableColumns, inArray, or } from "drizzle-orm";
import { consents } from "../consents/tables";
import { enquiries, enrolments, leadNotes } from "./tables";
import { listNotificationsOfPhone } from "../../engines/notifications/queries";
import type { Database } from "../../base/db/types";
import { findLeads, type LeadIds } from "./erase";

/** Reads all data about leads with this phone, in E.164. */
export async function readLeadData(db: Database, phone: string): Promise<object> {
  return {
    ...(await readLeads(db, await findLeads(db, phone))),
    notifications: await listNotificationsOfPhone(db, phone),
  };
}

/** Reads leads with their history and consents. */
export async function readLeads(db: Database, ids: LeadIds): Promise<Record<string, object[]>> {
  const { search: _search, ...enrolmentColumns } = getTableColumns(enrolments);
  const { search: _words, ...enquiryColumns } = getTableColumns(enquiries);
  const isOfLead = (table: typeof leadNotes | typeof consents) =>
    or(inArray(table.enrolmentId, ids.enrolments), inArray(table.enquiryId, ids.enquiries));
  return {
    enrollments: await db
      .select(enrolmentColumns)
      .from(enrolments)
      .where(inArray(enrolments.id, ids.enrolments)),
    enquiries: await db.select(enquiryColumns).from(enquiries).where(inArray(enquiries.id, ids.enquiries)),
    lead_history: await db.select().from(leadNotes).where(isOfLead(leadNotes)).orderBy(asc(leadNotes.id)),
    lead_consents: await db.select().from(consents).where(isOfLead(consents)).orderBy(asc(consents.id)),
  };
}
