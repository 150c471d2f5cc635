import { deskMessages } from "../../../base/desk/messages";
import { wordIn, type Audit } from "../../../engines/subject/audit";
import { auditWriter } from "../../staff/log";

const forms = {
  "hours-exported": /^(?<month>\d{4}-\d\d)$/,
  "teacher-rate": /^#(?<teacher>\d+): (?<lessonKind>[a-z-]+), (?<month>\d{4}-\d\d)$/,
  "teacher-delay": /^(?<lesson>series \d+), (?<time>\d{4}-\d\d-\d\dT[\d:.]+Z), (?<minutes>\d+)$/,
};

export const hoursAudit = {
  forms,
  words: { lessonKind: (kind, language) => wordIn(deskMessages[language].timetable.kinds, kind) },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
