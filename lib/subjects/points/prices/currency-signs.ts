import type { CurrencyCode } from "../../../base/reference/price-currencies";

/** Locales whose names and signs of currencies are understood. */
const locales = [
  "en",
  "zh-CN",
  "zh-HK",
  "zh-TW",
  "vi",
  "id",
  "ms",
  "ko",
  "ja",
  "th",
  "de",
  "de-CH",
  "fr",
  "fr-CA",
  "es",
  "es-MX",
  "it",
  "nl",
  "pl",
  "pt-BR",
  "ru",
  "uk",
  "tr",
  "sv",
  "hi",
  "en-IN",
  "en-AU",
] as const;

/** What people write besides, in lower case. */
const moreSigns: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  CNY: ["元", "rmb", "块", "人民币", "圆"],
  HKD: ["元", "港元", "港币"],
  IDR: ["rp", "rupiah"],
  JPY: ["円", "元"],
  KRW: ["원", "won"],
  TWD: ["元", "nt", "nt$", "台币"],
  USD: ["us$", "美元", "usd$"],
  VND: ["đ", "d", "vnđ", "đồng", "dong"],
};

const cache = new Map<CurrencyCode, ReadonlySet<string>>();

/** The signs, codes and names of a currency in common languages, in lower case and without dots. */
export function currencySigns(currency: CurrencyCode): ReadonlySet<string> {
  const known = cache.get(currency);
  if (known) return known;
  const signs = locales.flatMap((locale) =>
    (["symbol", "narrowSymbol", "code", "name"] as const).map((currencyDisplay) =>
      signOf(locale, currency, currencyDisplay),
    ),
  );
  const all = new Set([...signs, ...(moreSigns[currency] ?? [])].map(normalizeSign));
  cache.set(currency, all);
  return all;
}

/** Full-width and composed characters, case and dots make no difference. */
export const normalizeSign = (sign: string): string =>
  sign.normalize("NFKC").replaceAll(".", "").trim().toLowerCase();

function signOf(
  locale: string,
  currency: CurrencyCode,
  currencyDisplay: "symbol" | "narrowSymbol" | "code" | "name",
) {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay }).formatToParts(
    2,
  );
  return parts.find(({ type }) => type === "currency")?.value ?? "";
}
