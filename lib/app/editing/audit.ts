import { deskMessages } from "../../base/desk/messages";
import { wordIn, type Audit } from "../../engines/subject/audit";
import { auditWriter } from "../../subjects/staff/log";

const record = /^(?<record>(?<kind>\w+) \d+)$/;

const forms = {
  "content-published": record,
  "content-scheduled": record,
  "content-due": record,
  "content-unpublished": record,
  "content-removed": record,
};

export const editingAudit = {
  forms,
  words: { kind: (value, language) => wordIn(deskMessages[language].content.kinds, value) },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
