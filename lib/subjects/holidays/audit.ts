import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";

const days = /^(?<days>\d{4}-\d\d-\d\d(?: – \d{4}-\d\d-\d\d)?)$/;

const forms = { "days-closed": days, "days-opened": days };

export const holidayAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);

/** The subject of closed days in the audit log. */
export const logSubject = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`;
