import { fillPlaceholders } from "@/lib/base/i18n/fill";
import type { DeskWords } from "@/lib/base/desk/words";

type Reasons = DeskWords["notifications"]["reasons"];

/** Maps delivery errors of lib/engines/notifications to the desk's messages. */
const knownReasons: [pattern: RegExp, reason: keyof Reasons][] = [
  [/^the mail server answered (\d+)$/, "mailAnswered"],
  [/^the mail server cannot be reached \((\w*)\)$/, "mailUnreachable"],
  [/^the webhook answered (\d+)$/, "webhookAnswered"],
  [/^the webhook cannot be reached \((\w*)\)$/, "webhookUnreachable"],
  [/^no answer in time$/, "slow"],
  [/^the account has no address$/, "noAddress"],
  [/^it is too late/, "late"],
  [/^it could not be made$/, "broken"],
  [/^NOTICE_MAIL_TO is not set$/, "noSchool"],
  [/^the webhook's address is in a private network/, "closed"],
];

/** Translates a delivery error; an unknown one is returned unchanged. */
export function translateReason(error: string, reasons: Reasons): string {
  for (const [pattern, reason] of knownReasons) {
    const match = pattern.exec(error);
    if (match) return fillPlaceholders(reasons[reason], { code: match[1] ?? "" });
  }
  return error;
}
