import { problemText } from "../../engines/content/problem-text";
import { escapeHtml } from "../../subjects/texts/html";
import { codes } from "../../base/contract/codes";
import type { DeskLanguage } from "../../base/desk/language";
import { deskMessages, deskTranslate } from "../../base/desk/messages";
import { env } from "../../base/env";
import { hashSources, inlineScripts } from "../markup/inline-scripts";
import { ProviderError } from "../../base/contract/provider-error";
import { baseHeaders, formatPolicy } from "../../engines/routing/base-headers.mjs";
import { pageDirectives, transportHeaders } from "../../engines/routing/security-headers";
import { failure } from "../../engines/calls/result";
import { isSecure } from "../../subjects/staff/read-context";

/** Shows the problems inside the frame, each with the name of its field, in the desk's language. */
export function refusalPage(error: unknown, language: DeskLanguage, kind: string | null): Response {
  const { envelope } = failure(error, language, "preview");
  const { fields } = deskMessages[language].content;
  const t = deskTranslate(language, "content");
  const labels = (fields as Record<string, Record<string, string>>)[kind ?? ""] ?? {};
  const issues = error instanceof ProviderError ? (error.issues ?? []) : [];
  const lines = issues.flatMap(({ path, message }) => {
    const problem = problemText(message, t);
    const label = labels[path.split(".")[0] ?? ""];
    return problem ? [label ? `${label}: ${problem}` : problem] : [];
  });
  const text = lines.length > 0 ? [...new Set(lines)] : [envelope.message];
  const { status } = codes[error instanceof ProviderError ? error.codeName : "internal"];
  const title = escapeHtml(deskMessages[language].content.preview.title);
  const body = text.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  return htmlResponse(
    status,
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  );
}

/**
 * Response headers for pages in the desk's frames; only the inline scripts that run before first paint are
 * allowed.
 */
function previewHeaders(): Record<string, string> {
  const settings = {
    isSecure: isSecure(),
    isDevelopment: process.env.NODE_ENV === "development",
    apiHost: env().API_HOST,
    inlineScripts: "",
  };
  return {
    ...baseHeaders,
    ...transportHeaders(settings.isSecure),
    "Content-Security-Policy": formatPolicy({
      ...pageDirectives(settings),
      "script-src": hashSources(inlineScripts),
      "connect-src": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'self'",
    }),
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow",
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
  };
}

export function htmlResponse(status: number, html: string): Response {
  return new Response(html, { status, headers: previewHeaders() });
}
