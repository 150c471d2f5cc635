import { deskMessages } from "../../base/desk/messages";
import { wordIn, type Audit } from "../../engines/subject/audit";
import { auditWriter } from "../staff/log";

const forms = { trial: /^#(?<account>\d+): (?<state>\w+)$/ };

export const trialAudit = {
  forms,
  words: { state: (value, language) => wordIn(deskMessages[language].trials.states, value) },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
