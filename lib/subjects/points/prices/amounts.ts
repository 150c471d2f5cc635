import { isCurrencyCode, priceCurrency } from "../../../base/reference/price-currencies";
import { parseGroupedNumber } from "../../../base/text/grouped-number";
import { withoutInvisibles } from "../../../base/text/visible";
import { currencySigns, normalizeSign } from "./currency-signs";

/* Amounts as editors type them, in major units, and as they are stored: whole minor units, such as cents. */

/** Far above any real price; products with class points stay exact integers. */
export const maxAmount = 10_000_000_000;

/** More decimals than any currency has. */
const maxDecimals = 9;

const decimalsOf = (currency: unknown) => (isCurrencyCode(currency) ? priceCurrency(currency).decimals : 2);

/** A sign, then the currency before or after the number, which a second sign may precede: -US$5, US$ -5, 5 €. */
const shape = /^([-+\u2212]?)([^\d.,]*?)([-+\u2212]?\s*\d.*?)([^\d.,]*)$/su;

/** The number without the name or sign of its currency; undefined if another one is named. */
function withoutCurrency(text: string, currency: unknown): string | undefined {
  const tidy = withoutInvisibles(text).normalize("NFKC").trim();
  const [, sign = "", before = "", number = "", after = ""] = shape.exec(tidy) ?? [];
  const dash = /^[-\u2010-\u2015\u2212]$/.test(after) ? after : "";
  const names = [before, dash ? "" : after].map(normalizeSign).filter(Boolean);
  const known = isCurrencyCode(currency) ? currencySigns(currency) : undefined;
  if (names.length > 1 || names.some((name) => !known?.has(name))) return undefined;
  return sign + number.trim() + dash;
}

function read(text: string, currency: unknown) {
  const number = withoutCurrency(text, currency);
  return number === undefined ? "notANumber" : parseGroupedNumber(number, decimalsOf(currency));
}

/**
 * Parses an amount in major units as people write it in any country: 2.400.000, Rp 2.400.000, 1.234,50, ₩1,093,000.
 * @param currency an unknown one counts as one with two decimals; its own field reports it
 * @returns minor units, or undefined if the text is no amount of this currency, is ambiguous or has too many decimals
 */
export function parseAmount(text: string, currency: unknown): number | undefined {
  const value = read(text, currency);
  return typeof value === "number" ? value : undefined;
}

/**
 * Why a text could not be parsed as an amount of its currency, which the rule of a single field does not know.
 * @param text one that `parseAmount` refused
 */
export function amountProblem(text: string) {
  const tidy = withoutInvisibles(text).normalize("NFKC");
  const number = tidy.replace(/^[^\d+-]+|[^\d]+$/gu, "");
  if (parseGroupedNumber(number, 2) === "ambiguous") return "ambiguousAmount";
  const isNumber = typeof parseGroupedNumber(number, maxDecimals) === "number";
  return isNumber && number === tidy.trim() ? "tooManyDecimals" : "notAnAmount";
}

/** Writes minor units in major units, with a point and only the decimals that are needed. The inverse of `parseAmount`. */
export function writeMajorUnits(amount: number, currency: unknown): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  const sign = amount < 0 ? "-" : "";
  return /[1-9]/.test(fraction) ? `${sign}${whole}.${fraction}` : `${sign}${whole}`;
}
