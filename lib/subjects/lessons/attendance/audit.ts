import type { Audit } from "../../../engines/subject/audit";
import { auditWriter } from "../../staff/log";

const forms = {
  attendance: /^(?<lesson>series \d+), (?<time>\d{4}-\d\d-\d\dT[\d:.]+Z)$/,
};

export const attendanceAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
