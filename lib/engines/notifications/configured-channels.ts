import { env } from "../../base/env";
import { hasOwnAccounts } from "../../base/links/account-sites";

/** Returns which channels are configured; `schoolMail` are mails to the school. */
export function configuredChannels(): { mail: boolean; schoolMail: boolean; webhook: boolean } {
  const { MAIL_URL, NOTICE_MAIL_TO, NOTICE_WEBHOOK_URL } = env();
  return {
    mail: MAIL_URL !== undefined,
    schoolMail: NOTICE_MAIL_TO !== undefined,
    webhook: NOTICE_WEBHOOK_URL !== undefined,
  };
}

/** Whether the site sends mails to account owners: accounts are its own and mail is configured. */
export function sendsMemberMail(): boolean {
  return hasOwnAccounts() && configuredChannels().mail;
}

/**
 * Returns how students are reminded of a class: by text messages of another provider, by mail, by the system behind a
 * webhook (`any`), or only by their own calendar. Pages promise no more than this.
 */
export function reminderChannel(): "message" | "mail" | "any" | "calendar" {
  const { mail, webhook } = configuredChannels();
  if (!hasOwnAccounts()) return "message";
  if (mail) return "mail";
  return webhook ? "any" : "calendar";
}

/** Whether to notify someone of what anyone may cause with another's address: without mail, staff do it by hand. */
export const mayNotify = ({ isConfirmed }: { isConfirmed: boolean }): boolean =>
  isConfirmed || !configuredChannels().mail;
