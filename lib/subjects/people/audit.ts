import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";

const forms = {
  points: /^#(?<account>\d+): (?<change>[+-]?\d+)$/,
  "account-link": /^#(?<account>\d+)$/,
  "roster-exported": /^(?<class>\d+)$/,
};

export const peopleAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
