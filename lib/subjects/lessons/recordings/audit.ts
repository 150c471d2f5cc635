import type { Audit } from "../../../engines/subject/audit";
import { auditWriter } from "../../staff/log";

const forms = {
  recording: /^(?<lesson>(?:series|live) \d+), (?<time>\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))$/,
};

export const recordingAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
