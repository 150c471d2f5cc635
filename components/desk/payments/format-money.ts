import { formatAmount } from "@/lib/subjects/points/prices/format-amount";

/** Formats an amount in minor units in the page's language, with all decimals of its currency. */
export const formatMoney = (amount: number, currency: string): string =>
  formatAmount(amount, currency, document.documentElement.lang);
