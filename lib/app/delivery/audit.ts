import { deskMessages, deskTranslate } from "../../base/desk/messages";
import type { DeskLanguage } from "../../base/desk/language";
import { wordIn, type Audit } from "../../engines/subject/audit";
import { notificationKinds, type NotificationKind } from "../../engines/notifications/events";
import { auditWriter } from "../../subjects/staff/log";

const byHand = /^#(?<account>\d+): (?<notification>[\w.]+)$/;

const forms = {
  "notices-again": /^(?<count>\d+)$/,
  "notices-tested": /^(?<channel>\w+)$/,
  "hand-sent": byHand,
  "hand-dropped": byHand,
  "hand-waiting": byHand,
};

const kindName = (kind: string, language: DeskLanguage): string =>
  notificationKinds.includes(kind as NotificationKind)
    ? deskTranslate(language, "notifications")(`kinds.${kind as NotificationKind}`)
    : kind;

export const deliveryAudit = {
  forms,
  words: {
    channel: (value, language) => wordIn(deskMessages[language].staff.logWords.channels, value),
    notification: kindName,
  },
} satisfies Audit;

export const writeAuditLog = auditWriter(forms);
