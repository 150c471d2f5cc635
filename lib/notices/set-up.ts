import { env } from "../env";
import { ownAccounts } from "../links/account-sites";

/** Which ways are set up, and whom each can tell. */
export function waysSetUp(): { mail: boolean; schoolMail: boolean; webhook: boolean } {
  const { MAIL_URL, NOTICE_MAIL_TO, NOTICE_WEBHOOK_URL } = env();
  return {
    mail: MAIL_URL !== undefined,
    schoolMail: NOTICE_MAIL_TO !== undefined,
    webhook: NOTICE_WEBHOOK_URL !== undefined,
  };
}

/** Whether the accounts are this site's own, and it can write to who has one. */
export function writesToMembers(): boolean {
  return ownAccounts() && waysSetUp().mail;
}

/**
 * How a student is reminded of a class: by the text messages of another provider, by mail, by whatever a webhook leads
 * to, or not at all but by their own calendar. Pages promise no more than that.
 */
export function remindersBy(): "message" | "mail" | "any" | "calendar" {
  const { mail, webhook } = waysSetUp();
  if (!ownAccounts()) return "message";
  if (mail) return "mail";
  return webhook ? "any" : "calendar";
}
