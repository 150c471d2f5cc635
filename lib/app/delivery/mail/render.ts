import { languageFacts, type Language } from "../../../base/i18n/languages";
import { serverFacts } from "../../../base/i18n/languages/server";
import { splitAtLinks } from "../../../base/text/web-links";
import { escapeHtml } from "../../../subjects/texts/html";
import { palette } from "../../../subjects/school/brand";
import { school, siteName } from "../../../subjects/school/school";
import type { Letter } from "./letter-parts";

/* Mail layout: tables and inline styles, the common subset of mail programs. */

/** Mail programs support no style sheet. */
const colors = palette;
const font =
  "'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Apple SD Gothic Neo',sans-serif";

/** Renders a mail as plain text. */
export function renderText(letter: Letter): string {
  const { language, greeting, text, warning, facts, action, optOut, footer } = letter;
  const list = facts.map(([label, value]) => `${label}${colon(language)}${oneLine(value)}`).join("\n");
  const link = action && `${action.label}${colon(language)}${action.url}`;
  const optOutLine = optOut && `${optOut.label}${colon(language)}${optOut.url}`;
  const parts = [greeting, text, warning, list, link, "-- ", footer, optOutLine];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Renders what staff send by hand: without the footer, which explains a mail. */
export function renderMessage(letter: Letter): string {
  const { language, subject, greeting, text, warning, facts, action, optOut } = letter;
  const list = facts.map(([label, value]) => `${label}${colon(language)}${oneLine(value)}`).join("\n");
  const link = action && `${action.label}${colon(language)}${action.url}`;
  const optOutLine = optOut && `${optOut.label}${colon(language)}${optOut.url}`;
  const parts = [greeting, subject, text, warning, list, link, siteName(language), optOutLine];
  return parts.filter(Boolean).join("\n\n");
}

/** Plain text as HTML: lines are kept, and web addresses are links. */
const withLinks = (text: string): string =>
  splitAtLinks(text)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("")
    .replace(/\r?\n/g, "<br>");

const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " / ").replace(/\s+/g, " ");

const colon = (language: Language) => (languageFacts[language].isFullWidth ? "：" : ": ");

/** Renders a mail as HTML. */
export function renderHtml(letter: Letter): string {
  const { language, subject, greeting, text, warning, facts, action, optOut, footer } = letter;
  const accent = school().mainColor || colors.cinnabar;
  const paragraph = (words: string, style = "") =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>`;
  // Labels are above their values, since two columns do not fit on every phone in every language.
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 0;border-top:1px solid ${colors.mist};overflow-wrap:anywhere">` +
      `<span style="font-size:14px;color:${colors.soft}">${escapeHtml(label)}</span><br>${escapeHtml(value).replace(/\r?\n/g, "<br>")}</td></tr>`,
  );
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
    greeting && paragraph(greeting),
    `<p style="margin:0 0 16px">${withLinks(text)}</p>`,
    warning && paragraph(warning, `padding:12px 16px;background:${colors.mist};border-radius:8px`),
    rows.length > 0 &&
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:16px;line-height:1.5">${rows.join("")}</table>`,
    action &&
      `<p style="margin:0 0 8px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;background:${accent};color:#ffffff;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${colors.paper};color:${colors.ink};font-family:${font}${serverFacts[language].keepsWords ? ";word-break:keep-all" : ""}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:700;color:${accent}">${escapeHtml(siteName(language))}</td></tr>
<tr><td style="padding:32px 24px;background:#ffffff;border:1px solid ${colors.mist};border-radius:16px;font-size:16px;line-height:1.65">${body.filter(Boolean).join("\n")}</td></tr>
<tr><td style="padding:16px 0;font-size:14px;line-height:1.5;color:${colors.soft}">${escapeHtml(footer)}${optOut ? `<br><a href="${escapeHtml(optOut.url)}" style="color:${colors.soft}">${escapeHtml(optOut.label)}</a>` : ""}</td></tr>
</table></td></tr></table></body></html>
`;
}
