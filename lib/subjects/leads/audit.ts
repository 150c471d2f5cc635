import { inArray } from "drizzle-orm";
import type { Database } from "../../base/db/types";
import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";
import { enquiries, enrolments } from "./tables";

const forms = {
  erased: /^(?<enrolments>\d+) \+ (?<enquiries>\d+)$/,
  exported: /^(?<format>\w+)$/,
  "copied-lead": /^(?<lead>(?:enrolment|enquiry) \d+)$/,
  "leads-handed-over": /^(?<count>\d+)$/,
};

const namesIn =
  (table: typeof enrolments | typeof enquiries) => async (db: Database, ids: readonly string[]) => {
    const { id, name } = table;
    const rows = await db
      .select({ id, name })
      .from(table)
      .where(inArray(id, ids.map(Number)));
    return new Map(rows.map((row) => [String(row.id), row.name]));
  };

export const leadAudit = {
  forms,
  references: {
    enrolment: { findNames: namesIn(enrolments) },
    enquiry: { findNames: namesIn(enquiries) },
  },
  words: { format: (value) => value.toUpperCase() },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
