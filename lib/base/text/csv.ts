import { asciiDigits } from "./digits";

/*
 * Comma-separated values by RFC 4180 for spreadsheets: the byte order mark selects UTF-8, untrusted text never runs as
 * a formula, and text that looks like a number or a date is not converted.
 */

export const byteOrderMark = "\uFEFF";

/** Makes a spreadsheet treat the cell as text, without being displayed. */
const textMarker = "'";

/**
 * Whether a text can be a formula. Spreadsheets treat other widths and ligatures ("＝", "⩵") like the plain characters,
 * so the text is normalized first (NFKC).
 */
const isFormula = (text: string) => /^[=+\-@]/.test(text.normalize("NFKC"));

/**
 * Positions where a cell can start inside a text. Spreadsheets in Vietnam or Indonesia split at semicolons, others at
 * tabs, and readers that ignore quotes split at every comma and line. Quotes after the delimiter may be removed.
 */
const cellStart = /[,;|\t\r\n](?=[\s"]*([^\s"]))/gu;

/** Marks every possible formula in a text; at its start also a tab or line break (OWASP). */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(cellStart, (cut, first: string) =>
    isFormula(first) ? cut + textMarker : cut,
  );
  const start = text.replace(/^[\s"]+/, "");
  return /^[\t\r\n]/.test(text) || isFormula(start) || isConvertible(text) ? textMarker + escaped : escaped;
}

/** Removes the marks of `escapeFormulas`, of a file that this site wrote and a person edited. */
export function unescapeFormulas(text: string): string {
  const inner = text.replace(/([,;|\t\r\n][\s"]*)'/g, "$1");
  const candidates = [inner.replace(/^'/, ""), text.replace(/^'/, ""), inner];
  return candidates.find((candidate) => candidate !== text && escapeFormulas(candidate) === text) ?? text;
}

/** Words and characters of numbers, amounts, dates and times in common spreadsheet languages. */
const numberWords = collectNumberWords([
  "en",
  "vi",
  "id",
  "ms",
  "ko",
  "zh",
  "ja",
  "de",
  "fr",
  "es",
  "pt",
  "ru",
  "th",
]);

/**
 * Whether a spreadsheet would convert a text: to a number (losing leading zeros and digits after the fifteenth), an
 * amount, a percentage, a date such as 1-2 or 2021-01, a time or a boolean.
 */
function isConvertible(text: string): boolean {
  const normalized = asciiDigits(text).normalize("NFKC").trim();
  if (/^(true|false|#(n\/a|null!|div\/0!|value!|ref!|name\?|num!))$/i.test(normalized)) return true;
  if (!/\d/.test(normalized) || /[^\p{L}\p{M}\d\s\p{Sc}\p{Pd}.,:/+%‰()'’]/u.test(normalized)) return false;
  // A telephone number (code-dash-number): no year has five digits.
  if (/^\d{1,4}-\d{5,}$/.test(normalized)) return false;
  const words = normalized.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => numberWords.has(word));
}

function collectNumberWords(languages: string[]): ReadonlySet<string> {
  const units = [
    "e",
    "am",
    "pm",
    "a",
    "p",
    "h",
    "st",
    "nd",
    "rd",
    "th",
    "年",
    "月",
    "日",
    "号",
    "號",
    "时",
    "時",
    "分",
    "秒",
  ];
  const dayPeriods = [
    "上午",
    "下午",
    "午前",
    "午後",
    "오전",
    "오후",
    "년",
    "월",
    "일",
    "시",
    "분",
    "초",
    "sa",
    "ch",
  ];
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month)));
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, {
        month,
        weekday: month,
        day: "numeric",
        timeZone: "UTC",
      });
      return days.flatMap(
        (day) =>
          format
            .format(day)
            .toLowerCase()
            .match(/[\p{L}\p{M}]+/gu) ?? [],
      );
    }),
  );
  const currencies = ["usd", "vnd", "idr", "krw", "cny", "rmb", "hkd", "twd", "eur", "rp", "đ", "元"];
  return new Set([...units, ...dayPeriods, ...names, ...currencies]);
}

/** A cell: text, number, empty, or a trusted date that stays convertible. */
export type CsvCell = string | number | null | { day: string };

/** Formats a row with its line break. Numbers are unchanged: a negative one is not a formula. */
export function formatCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(value: CsvCell): string {
  if (value === null) return "";
  if (typeof value !== "string") return typeof value === "number" ? String(value) : value.day;
  const text = escapeFormulas(value);
  return /[",;|\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
