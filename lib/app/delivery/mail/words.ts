import type en from "../../../../messages/en-US/notifications.json";
import type site from "../../../../messages/en-US/site.json";
import { perLanguage } from "../../../base/i18n/languages";
import { readMessageFiles } from "../../../base/i18n/server-messages";

export type MailWords = typeof en;

/** The texts of mails by language. */
export const mailWords = readMessageFiles<MailWords>("notifications.json");

const siteMessages = readMessageFiles<typeof site>("site.json");

/** The texts that state the rule of a booking, which pages state, too. */
export const bookingRuleWords = perLanguage((language) => {
  const { booking, pair } = siteMessages[language].rules;
  return { booking, pair };
});
