import { asciiDigits } from "../../text/digits";

/*
 * Comma-separated values by RFC 4180, for people with a spreadsheet: a byte order mark makes it read as UTF-8, no text
 * that a stranger typed runs as a formula, and texts arrive as they were typed, also those that look like a number or a
 * day.
 */

export const byteOrderMark = "\uFEFF";

/** Shown by no spreadsheet that is asked for text, this mark makes a text of whatever follows it. */
const mark = "'";

/**
 * Whether a text can be a formula. A spreadsheet takes other widths and ligatures ("＝", "⩵") for the plain signs as
 * Unicode does (NFKC), so they are asked for in that form.
 */
const isFormula = (text: string) => /^[=+\-@]/.test(text.normalize("NFKC"));

/**
 * Where a cell can begin inside a text. A spreadsheet of Vietnam or Indonesia cuts at semicolons, others at tabs, and a
 * reader that does not heed quotes at every comma and line. Quotes behind the cut are taken off by those who heed them.
 */
const innerStart = /[,;|\t\r\n](?=[\s"]*([^\s"]))/gu;

/** The text with a mark before everything that could run; at its start also before tab and line breaks (OWASP). */
export function defused(text: string): string {
  const marked = text.replace(innerStart, (cut, first: string) => (isFormula(first) ? cut + mark : cut));
  const start = text.replace(/^[\s"]+/, "");
  return /^[\t\r\n]/.test(text) || isFormula(start) || isConvertible(text) ? mark + marked : marked;
}

/** Words and signs, besides digits, of which numbers, amounts, days and times are made in a spreadsheet's languages. */
const numberWords = numberWordsOf([
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
 * Whether a spreadsheet makes something else of a text than text: a number (which loses leading zeros, and the digits
 * after the fifteenth), an amount, a share, a day such as 1-2 or 2021-01, a time, a truth value.
 */
function isConvertible(text: string): boolean {
  const written = asciiDigits(text).normalize("NFKC").trim();
  if (/^(true|false|#(n\/a|null!|div\/0!|value!|ref!|name\?|num!))$/i.test(written)) return true;
  if (!/\d/.test(written) || /[^\p{L}\p{M}\d\s\p{Sc}\p{Pd}.,:/+%‰()'’]/u.test(written)) return false;
  // A telephone number, code-dash-number: no year has five digits.
  if (/^\d{1,4}-\d{5,}$/.test(written)) return false;
  const words = written.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => numberWords.has(word));
}

function numberWordsOf(languages: string[]): ReadonlySet<string> {
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
  const halves = [
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
  return new Set([...units, ...halves, ...names, ...currencies]);
}

/** A cell: a text, a number, nothing, or a day or instant of the site's own making, which stays one. */
export type Cell = string | number | null | { day: string };

/** One row, with its line break. Numbers are left alone: a negative one is no formula. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return typeof value === "number" ? String(value) : value.day;
  const text = defused(value);
  return /[",;|\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
