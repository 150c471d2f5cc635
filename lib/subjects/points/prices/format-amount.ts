import { isCurrencyCode, priceCurrency } from "../../../base/reference/price-currencies";
import { writeMajorUnits } from "./amounts";

/** Formats minor units as an amount in their currency, in a language. */
export function formatAmount(amount: number, currency: string, language: string): string {
  const digits = isCurrencyCode(currency) ? priceCurrency(currency).decimals : 2;
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // As text, because a number would be a float.
  return format.format(writeMajorUnits(amount, currency) as Intl.StringNumericLiteral);
}
