import { deskMessages } from "../../base/desk/messages";
import { wordIn, type Audit } from "../../engines/subject/audit";
import { auditWriter } from "../../subjects/staff/log";

const forms = { "notices-again": /^(?<count>\d+)$/, "notices-tested": /^(?<channel>\w+)$/ };

export const deliveryAudit = {
  forms,
  words: { channel: (value, language) => wordIn(deskMessages[language].staff.logWords.channels, value) },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
