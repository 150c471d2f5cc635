import type { Language } from "../../base/i18n/languages";
import type { CurrencyCode } from "../../base/reference/price-currencies";
import { writeAmount } from "../points/prices/convert";
import { exactRate, numberMarks } from "../points/prices/rates";

/** Writes an amount in minor units in a language, such as US$792 or -1.200.000 ₫. */
export function formatMoney(amount: number, currency: CurrencyCode, language: Language): string {
  const text = writeAmount(
    Math.abs(amount),
    exactRate({ currency, amount: 1 }, language),
    numberMarks(language),
  );
  return amount < 0 ? `-${text}` : text;
}
