"use client";

import type { RateTable } from "@/lib/prices/convert";
import { chooseCurrency, useCurrency } from "./use-currency";

type CurrencySwitchProps = {
  label: string;
  /** Names of the currencies by code, in the page's language. */
  names: Readonly<Record<string, string>>;
  rates: RateTable;
};

/** Buttons that choose the currency of all prices. Hidden without scripts, which they need. */
export function CurrencySwitch({ label, names, rates }: CurrencySwitchProps) {
  const current = useCurrency(rates);
  return (
    <div role="group" aria-label={label} className="noscript:hidden mt-5 flex flex-wrap gap-2">
      {Object.keys(rates.rates).map((currency) => (
        <button
          key={currency}
          type="button"
          data-currency={currency}
          aria-pressed={currency === current}
          className="rounded-pill border-mist aria-pressed:border-jade aria-pressed:bg-jade min-h-11 border-2 bg-white px-4 font-semibold aria-pressed:text-white"
          onClick={() => chooseCurrency(currency)}
          suppressHydrationWarning
        >
          {currency}
          <span className="sr-only"> {names[currency]}</span>
        </button>
      ))}
    </div>
  );
}
