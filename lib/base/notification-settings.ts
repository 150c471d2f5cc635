import * as z from "zod";
import { emailPattern } from "./contract/email";
import { fallbackLanguage, languages } from "./i18n/languages";

/* The settings of the notification channels. Each channel is optional; an incomplete one stops startup. */

const email = z.email({ pattern: emailPattern, error: "must be an email address" }).max(254);

/** Whether a host is this machine, so that requests to it cross no network. */
export const isLoopbackHost = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Allows https, and http to this machine. Credentials in the URL are not allowed, because they would appear in logs.
 */
function isSafeTarget(text: string): boolean {
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
}

const targetError = "must be an https:// address without a password, or http:// to this very machine";

/** Whether a text is a Standard Webhooks secret: 24 to 64 bytes in base64. */
function isWebhookSecret(text: string): boolean {
  const bytes = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(text)?.[1];
  const length = Buffer.from(bytes ?? "", "base64").byteLength;
  return length >= 24 && length <= 64;
}

export const notificationSettings = {
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: "must be an smtp:// or smtps:// address" })
    .optional(),
  /** Sender of all mails. */
  MAIL_FROM: email.optional(),
  /** The school's address for leads, bookings and trial lessons. */
  NOTICE_MAIL_TO: email.optional(),
  /** Language of the mails to the school. */
  NOTICE_LANGUAGE: z
    .enum(languages, { error: `must be one of ${languages.join(", ")}` })
    .default(fallbackLanguage),
  NOTICE_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: targetError, abort: true })
    .refine(isSafeTarget, targetError)
    .optional(),
  NOTICE_WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, "must be whsec_ and 24 to 64 bytes in base64")
    .optional(),
  /** `true` allows a webhook in a private network. */
  NOTICE_WEBHOOK_PRIVATE: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
};

/** Each setting and the one that it requires. */
const requiredSettings = {
  MAIL_FROM: "MAIL_URL",
  MAIL_URL: "MAIL_FROM",
  NOTICE_MAIL_TO: "MAIL_URL",
  NOTICE_WEBHOOK_URL: "NOTICE_WEBHOOK_SECRET",
  NOTICE_WEBHOOK_SECRET: "NOTICE_WEBHOOK_URL",
} as const;

type SettingValues = Partial<Record<keyof typeof requiredSettings, string>>;

/** Adds an issue for each missing setting that another one requires. */
export function checkNotificationSettings(values: SettingValues, context: z.RefinementCtx): void {
  for (const [name, required] of Object.entries(requiredSettings) as [
    keyof SettingValues,
    keyof SettingValues,
  ][]) {
    if (values[name] === undefined || values[required] !== undefined) continue;
    context.addIssue({ code: "custom", path: [required], message: `is needed with ${name}` });
  }
}
