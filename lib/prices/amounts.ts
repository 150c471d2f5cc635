import { isCurrencyCode, priceCurrency } from "../reference/price-currencies";
import { asciiDigits } from "../text/digits";
import { tidyText } from "../text/visible";

/* Amounts as editors type them, in major units, and as they are stored: whole minor units, such as cents. */

/** Far above any real price; products with class points stay exact integers. */
export const maxAmount = 10_000_000_000;

/** A point is the only separator: a comma may mean thousands or decimals, so it is never guessed. */
const amountShape = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

const decimalsOf = (currency: unknown) => (isCurrencyCode(currency) ? priceCurrency(currency).decimals : 2);

/**
 * Parses an amount in major units.
 * @param currency an unknown one counts as one with two decimals; its own field reports it
 * @returns minor units, or undefined if the text is no amount or has too many decimals
 */
export function parseAmount(text: string, currency: unknown): number | undefined {
  const decimals = decimalsOf(currency);
  const [, sign = "", whole, fraction = ""] = amountShape.exec(asciiDigits(tidyText(text))) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(`${sign}${whole}${fraction.padEnd(decimals, "0")}`) || 0;
}

/** Why a text could not be parsed as an amount. */
export const amountProblem = (text: string) =>
  amountShape.test(asciiDigits(tidyText(text))) ? "tooManyDecimals" : "notAnAmount";

/** Writes minor units in major units, with a point and only the decimals that are needed. The inverse of `parseAmount`. */
export function writeMajorUnits(amount: number, currency: unknown): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  const sign = amount < 0 ? "-" : "";
  return /[1-9]/.test(fraction) ? `${sign}${whole}.${fraction}` : `${sign}${whole}`;
}
