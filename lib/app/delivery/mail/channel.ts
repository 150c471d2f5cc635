import { createTransport } from "nodemailer";
import type { Env } from "../../../base/env";
import { siteName } from "../../../subjects/school/school";
import type { Database } from "../../../base/db/types";
import {
  SendError,
  sendLimitMs,
  type NotificationRow,
  type CheckedChannel,
} from "../../../engines/notifications/channel";
import { createLetter } from "./letters";
import { findRecipient } from "./recipient";
import { renderHtml, renderText } from "./render";

/** Timeouts for the connection, the greeting and between responses, in milliseconds. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Settings = Pick<Env, "MAIL_URL" | "MAIL_FROM" | "NOTICE_MAIL_TO" | "NOTICE_LANGUAGE" | "SITE_URL">;

/** Sends mail by SMTP, each over its own connection, so that a stalled one delays no other. */
export function createMailChannel(db: Database, settings: Settings, timeouts = timeoutsMs): CheckedChannel {
  const transport = createTransport({
    url: settings.MAIL_URL,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(settings.SITE_URL).hostname;
  const send = async (notification: NotificationRow, now: Date): Promise<void> => {
    const recipient = await findRecipient(db, notification, settings, now);
    if (!recipient) return;
    const letter = createLetter(notification, recipient);
    const mail = {
      from: { name: siteName(recipient.language), address: settings.MAIL_FROM ?? "" },
      // An object is used as a single address, whatever it contains; no name, since it is user input.
      to: { name: "", address: recipient.address },
      subject: letter.subject,
      text: renderText(letter),
      html: renderHtml(letter),
      date: now,
      // The id is the same at each attempt, so that recipients recognize duplicates.
      messageId: `<notice-${notification.id}-${notification.createdAt.getTime()}@${host}>`,
      // Suppresses automatic replies (RFC 3834).
      headers: {
        "Auto-Submitted": "auto-generated",
        // One press in the mail program opts out (RFC 8058).
        ...(letter.optOut && {
          "List-Unsubscribe": `<${letter.optOut.url}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
      signal: AbortSignal.timeout(sendLimitMs),
    };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw toSendError(error);
    });
  };
  /** Connects and logs in without sending. */
  const checkServer = async (): Promise<void> => {
    await transport.verify().catch((error: unknown) => {
      throw toSendError(error);
    });
  };
  return { name: "mail", send, check: checkServer, close: () => transport.close() };
}

/** Drops the server's text, which may quote the mail. */
function toSendError(error: unknown): SendError {
  const { code = "", responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) return new SendError(`the mail server cannot be reached (${code})`);
  // 530 to 538 mean failed authentication: the settings can be corrected, so it is retried.
  const isPermanent = responseCode >= 550;
  return new SendError(`the mail server answered ${responseCode}`, isPermanent);
}
