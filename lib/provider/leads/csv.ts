/*
 * Comma-separated values by RFC 4180, for people with a spreadsheet: a byte order mark makes it read as UTF-8,
 * and no text that a stranger typed is run as a formula.
 */

export const byteOrderMark = "\uFEFF";

/**
 * Whether a text can be a formula. A spreadsheet takes other widths and ligatures ("＝", "⩵") for the plain signs as
 * Unicode does (NFKC), so they are asked for in that form.
 */
const isFormula = (text: string) => /^[=+\-@]/.test(text.normalize("NFKC"));

/** Where a cell can begin inside a text: a spreadsheet of Vietnam or Indonesia cuts at semicolons. */
const innerStart = /[;\t\r\n]\s*(?=(\S))/gu;

/** Shown by no spreadsheet, this mark makes a text of whatever follows it. */
const mark = "'";

/** The text with a mark before everything that could run; at its start also before tab and line breaks (OWASP). */
export function defused(text: string): string {
  const marked = text.replace(innerStart, (gap, first: string) => (isFormula(first) ? gap + mark : gap));
  return /^[\t\r\n]/.test(text) || isFormula(text.trimStart()) ? mark + marked : marked;
}

/** One row, with its line break. Numbers are left alone: a negative one is no formula. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = defused(value);
  return /[",;\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
