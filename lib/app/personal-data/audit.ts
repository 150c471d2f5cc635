import type { Audit } from "../../engines/subject/audit";
import { auditWriter } from "../../subjects/staff/log";

const accountId = /^#(?<account>\d+)$/;

const forms = { "copied-account": accountId, "erased-account": accountId };

export const personalDataAudit = { forms } satisfies Audit;

export const writeAuditLog = auditWriter(forms);
