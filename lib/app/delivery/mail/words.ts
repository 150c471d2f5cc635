import type en from "../../../../messages/en-US/notifications.json";
import { readMessageFiles } from "../../../base/i18n/server-messages";

export type MailWords = typeof en;

/** The texts of mails by language. */
export const mailWords = readMessageFiles<MailWords>("notifications.json");
