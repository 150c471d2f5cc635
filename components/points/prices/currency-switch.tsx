"use client";

import type { RateTable } from "@/lib/subjects/points/prices/convert";
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
    <div role="group" aria-label={label} className="mt-5 flex flex-wrap gap-2 noscript:hidden">
      {Object.keys(rates.rates).map((currency) => (
        <button
          key={currency}
          type="button"
          data-currency={currency}
          aria-pressed={currency === current}
          className="min-h-11 rounded-pill border-2 border-line bg-surface px-4 font-semibold aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
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
