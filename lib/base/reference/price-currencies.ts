/*
 * The currencies in which the school can state prices. The table is fixed, because stored prices are whole minor units:
 * a newer `Intl` must not change what a stored number means.
 */

export type PriceCurrency = {
  /** Digits after the decimal point: ISO 4217, except none for the rupiah (spec section 9). */
  decimals: 0 | 2 | 3;
  /** Estimates are rounded up to a multiple of this, in minor units. */
  step: number;
};

const twoDecimals: PriceCurrency = { decimals: 2, step: 100 };

const table = {
  AED: twoDecimals,
  AUD: twoDecimals,
  BHD: { decimals: 3, step: 100 },
  BRL: twoDecimals,
  CAD: twoDecimals,
  CHF: twoDecimals,
  CNY: twoDecimals,
  EUR: twoDecimals,
  GBP: twoDecimals,
  HKD: twoDecimals,
  IDR: { decimals: 0, step: 1000 },
  INR: twoDecimals,
  JOD: { decimals: 3, step: 100 },
  JPY: { decimals: 0, step: 10 },
  KRW: { decimals: 0, step: 100 },
  KWD: { decimals: 3, step: 100 },
  KZT: twoDecimals,
  MOP: twoDecimals,
  MXN: twoDecimals,
  MYR: twoDecimals,
  NZD: twoDecimals,
  OMR: { decimals: 3, step: 100 },
  PHP: twoDecimals,
  PLN: twoDecimals,
  RUB: twoDecimals,
  SAR: twoDecimals,
  SEK: twoDecimals,
  SGD: twoDecimals,
  THB: twoDecimals,
  TND: { decimals: 3, step: 100 },
  TRY: twoDecimals,
  TWD: twoDecimals,
  UAH: twoDecimals,
  USD: twoDecimals,
  VND: { decimals: 0, step: 1000 },
  ZAR: twoDecimals,
} as const satisfies Record<string, PriceCurrency>;

export type CurrencyCode = keyof typeof table;

/** ISO 4217 codes, in alphabetical order. */
export const currencyCodes = Object.keys(table) as [CurrencyCode, ...CurrencyCode[]];

export const isCurrencyCode = (code: unknown): code is CurrencyCode =>
  typeof code === "string" && Object.hasOwn(table, code);

export const priceCurrency = (code: CurrencyCode): PriceCurrency => table[code];

/** Symbols that name one currency only, where the symbol of `Intl` would be ambiguous or a code. */
export const clearSymbols: Partial<Record<CurrencyCode, string>> = {
  AUD: "A$",
  CAD: "CA$",
  HKD: "HK$",
  IDR: "Rp",
  MXN: "MX$",
  NZD: "NZ$",
  SGD: "S$",
  TWD: "NT$",
  USD: "US$",
};
