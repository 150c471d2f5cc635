import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";

const teacherId = /^#(?<teacher>\d+)$/;

const forms = { "teacher-invited": teacherId, "teacher-withdrew": teacherId, "teacher-ended": teacherId };

export const teacherAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
