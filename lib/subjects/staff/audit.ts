import { deskMessages } from "../../base/desk/messages";
import { wordIn, type Audit } from "../../engines/subject/audit";
import { auditWriter, findStaffNames } from "./log";

const email = /^(?<staff>\S+)$/;

const forms = {
  invited: email,
  withdrew: email,
  joined: email,
  role: /^(?<staff>\S+): (?<role>\w+)$/,
  deactivated: email,
  activated: email,
  password: email,
  "second-factor": email,
  "points-allowed": email,
  "points-refused": email,
};

export const staffAudit = {
  forms,
  // An address that has no account yet can be read as it is.
  references: { staff: { findNames: findStaffNames, isReadable: true } },
  words: { role: (value, language) => wordIn(deskMessages[language].shell.roles, value) },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
