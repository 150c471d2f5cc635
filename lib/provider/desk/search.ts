import { and, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { defaultPhoneCodes } from "../../campaign/region";
import { formatE164 } from "../../reference/e164";
import { parsePhone } from "../../reference/phone";
import { plainNumber } from "../../text/phone-text";
import { wordsOf } from "../../text/fold";

/* What is typed into a search of the desk, which looks through every row: a hundred thousand take a tenth of a second. */

/**
 * Whether a text has every word of a query, in any order, whatever its case, accents and widths.
 * @param folded a column that `fold_text` wrote, or a text in `fold_text(…)`
 * @returns undefined for a query without words, which fits everything
 */
export function hasWords(folded: SQL | AnyPgColumn, query: string): SQL | undefined {
  return and(...wordsOf(query).map((word) => sql`strpos(${folded}, fold_text(${word}::text)) > 0`));
}

/**
 * Whether a phone is the one that was typed, or has its digits, however they are grouped and in whichever script.
 * @param column in E.164
 * @returns undefined for a text that is no part of a number: less than four digits, or anything else
 */
export function phoneHas(column: SQL | AnyPgColumn, text: string): SQL | undefined {
  const written = plainNumber(text);
  const digits = written.replace(/[\s()+./-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return undefined;
  const whole = ["", ...Object.values(defaultPhoneCodes)].flatMap((code) => {
    const phone = parsePhone(written, code);
    return phone ? [formatE164(phone)] : [];
  });
  const part = sql`strpos(${column}, ${digits.replace(/^0+/, "")}::text) > 0`;
  return whole.length > 0 ? or(part, inArray(sql`${column}`, whole)) : part;
}
