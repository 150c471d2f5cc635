import type { Audit } from "../../../engines/subject/audit";
import { auditWriter } from "../../staff/log";

const changed = /^(?<class>\d+), (?<time>\d{4}-\d\d-\d\dT[\d:.]+Z), (?<count>\d+)$/;
const forms = {
  "lesson-moved": changed,
  "lesson-canceled": changed,
  "lesson-substituted": changed,
  "lesson-link": changed,
};

export const lessonChangeAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
