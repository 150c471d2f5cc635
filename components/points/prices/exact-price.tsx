"use client";

import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { useCurrency } from "./use-currency";

type ExactPriceProps = {
  /** The price, or a text about it, by currency; the first is shown to visitors whose currency is missing. */
  texts: Readonly<Record<string, string>>;
  rates: RateTable;
};

/** A price, or a text about it, in the visitor's currency. */
export function ExactPrice({ texts, rates }: ExactPriceProps) {
  const currency = useCurrency(rates);
  return (
    // An inline script writes the chosen currency before the first paint (lib/app/inline-scripts/visitor-currency.ts).
    <span data-prices={JSON.stringify(texts).replaceAll('"', "`")} suppressHydrationWarning>
      {texts[currency] ?? Object.values(texts)[0]}
    </span>
  );
}
