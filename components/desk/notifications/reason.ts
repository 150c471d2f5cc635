import type { DeskMessages, DeskTranslate } from "@/lib/base/desk/messages";

type Reason = keyof DeskMessages["notifications"]["reasons"];

/** Maps delivery errors of lib/engines/notifications to the desk's messages. */
const knownReasons: [pattern: RegExp, reason: Reason][] = [
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
export function translateReason(error: string, t: DeskTranslate<"notifications">): string {
  for (const [pattern, reason] of knownReasons) {
    const match = pattern.exec(error);
    if (match) return t(`reasons.${reason}`, { code: match[1] ?? "" });
  }
  return error;
}
