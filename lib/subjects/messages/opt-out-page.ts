import { database } from "../../base/db/connect";
import { formatMessage } from "../../base/i18n/format-message";
import { isLanguage, type Language } from "../../base/i18n/languages";
import { serverMessages } from "../../base/i18n/server-messages";
import { siteLanguage, siteName } from "../school/school";
import { escapeHtml } from "../texts/html";
import { optOutRecipient, parseOptOutToken } from "./opt-outs";

/*
 * The page behind the link in news and offers. It needs no login and no script: a press on its only button opts out. An
 * address alone changes nothing, since programs that check mails open every link.
 */

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const style =
  "body{margin:0 auto;max-width:34rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}" +
  "button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:99px;background:#a4262c;color:#fff;font:inherit;font-weight:600}" +
  ":root{color-scheme:light dark}";

/** Serves the page, or opts the recipient of its link out. */
export async function serveOptOut(request: Request, isPressed: boolean): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("locale");
  const language = isLanguage(asked) ? asked : siteLanguage();
  const db = await database();
  const recipientId = await parseOptOutToken(db, searchParams.get("token") ?? "");
  if (recipientId === undefined) return toPage(language, "wrong", 404);
  if (!isPressed) return toPage(language, "question", 200);
  await optOutRecipient(db, recipientId);
  return toPage(language, "done", 200);
}

function toPage(language: Language, state: "question" | "done" | "wrong", status: number): Response {
  const { title, button, ...texts } = serverMessages[language].optOut;
  const text = formatMessage(texts[state], { school: siteName(language) }, language);
  const form = `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${state === "question" ? form : ""}</main></body></html>`;
  return new Response(page, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
