"use client";

import { writeEstimate, type Bought, type RateTable } from "@/lib/subjects/points/prices/convert";
import { useCurrency } from "./use-currency";

type EstimateProps = {
  /** A price in class points, of a whole class or of one lesson. */
  points: number;
  bought: Bought;
  /** Undefined for a school without packages, which shows class points alone. */
  rates: RateTable | undefined;
  /** By default a small line of its own. */
  className?: string;
};

/** The estimated price of class points in the visitor's currency. */
export function Estimate({ rates, ...props }: EstimateProps) {
  return rates && props.points > 0 ? <EstimateText rates={rates} {...props} /> : null;
}

function EstimateText({
  points,
  bought,
  rates,
  className = "block text-label font-normal text-soft",
}: EstimateProps & { rates: RateTable }) {
  const currency = useCurrency(rates);
  return (
    // An inline script writes the chosen currency before the first paint (lib/app/inline-scripts/visitor-currency.ts).
    <small data-points={points} data-bought={bought} className={className} suppressHydrationWarning>
      {writeEstimate(points, bought, currency, rates)}
    </small>
  );
}
