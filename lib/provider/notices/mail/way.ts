import { createTransport } from "nodemailer";
import type { Env } from "../../../env";
import { siteName } from "../../../school/school";
import type { Database } from "../../db/types";
import { SendError, sendLimitMs, type Notice, type OpenWay } from "../ways";
import { letterOf } from "./letters";
import { readerOf } from "./reader";
import { renderHtml, renderText } from "./render";

/** For a connection, the server's first word, and between two of its words, in milliseconds. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Settings = Pick<Env, "MAIL_URL" | "MAIL_FROM" | "NOTICE_MAIL_TO" | "NOTICE_LANGUAGE" | "SITE_URL">;

/** Mail by SMTP: a connection for each, so that one that hangs holds up no other. */
export function mailWay(db: Database, settings: Settings, timeouts = timeoutsMs): OpenWay {
  const transport = createTransport({
    url: settings.MAIL_URL,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(settings.SITE_URL).hostname;
  const send = async (notice: Notice, now: Date): Promise<void> => {
    const reader = await readerOf(db, notice, settings, now);
    if (!reader) return;
    const letter = letterOf(notice, reader);
    const mail = {
      from: { name: siteName(reader.language), address: settings.MAIL_FROM ?? "" },
      // Taken as one address, whatever stands in it; no name, which somebody typed.
      to: { name: "", address: reader.address },
      subject: letter.subject,
      text: renderText(letter),
      html: renderHtml(letter),
      date: now,
      // The same at each try: what a server took before it died is one mail to who gets both.
      messageId: `<notice-${notice.id}-${notice.createdAt.getTime()}@${host}>`,
      // No holiday answers to a machine (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(sendLimitMs),
    };
    await transport.sendMail(mail).catch((error: unknown) => {
      throw asSendError(error);
    });
  };
  /** Connects, greets and logs in, and goes. */
  const look = async (): Promise<void> => {
    await transport.verify().catch((error: unknown) => {
      throw asSendError(error);
    });
  };
  return { name: "mail", send, look, close: () => transport.close() };
}

/** What a server said stays out: it may quote the mail. */
function asSendError(error: unknown): SendError {
  const { code = "", responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) return new SendError(`the mail server cannot be reached (${code})`);
  // A 5xx to who we are (530 to 538) is a wrong setting, which somebody may put right.
  const forGood = responseCode >= 550;
  return new SendError(`the mail server answered ${responseCode}`, forGood);
}
