import { and, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { defaultPhoneCodes } from "../reference/campaign-regions";
import { formatE164 } from "../reference/e164";
import { parsePhone } from "../reference/phone";
import { normalizeNumber } from "../text/phone-text";
import { splitWords } from "../text/fold";

/* SQL conditions for the desk's search fields. They scan every row: 100,000 rows take 0.1 seconds. */

/**
 * Whether a text contains every word of a query in any order, ignoring case, accents and character width.
 * @param folded a column with the result of `fold_text`, or a text in `fold_text(…)`
 * @returns undefined for a query without words, which matches everything
 */
export function hasWordsInColumn(folded: SQL | AnyPgColumn, query: string): SQL | undefined {
  return and(...splitWords(query).map((word) => sql`strpos(${folded}, fold_text(${word}::text)) > 0`));
}

/**
 * Whether a phone equals the number in a text, or contains its digits, in any grouping and script.
 * @param column a phone in E.164
 * @returns undefined if the text has fewer than four digits, or anything but digits and separators
 */
export function matchesPhone(column: SQL | AnyPgColumn, text: string): SQL | undefined {
  const plainText = normalizeNumber(text);
  const digits = plainText.replace(/[\s()+./-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return undefined;
  const fullNumbers = ["", ...Object.values(defaultPhoneCodes)].flatMap((code) => {
    const phone = parsePhone(plainText, code);
    return phone ? [formatE164(phone)] : [];
  });
  const containsDigits = sql`strpos(${column}, ${digits.replace(/^0+/, "")}::text) > 0`;
  return fullNumbers.length > 0 ? or(containsDigits, inArray(sql`${column}`, fullNumbers)) : containsDigits;
}
