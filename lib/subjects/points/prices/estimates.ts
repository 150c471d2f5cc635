import { estimate, writeAmount, type Bought, type RateTable } from "./convert";

/** Writes the estimated price of class points in each currency of a table, without the word "about". */
export function writeInEachCurrency(
  points: number,
  bought: Bought,
  { rates, marks }: RateTable,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rates).flatMap(([currency, rate]) =>
      rate ? [[currency, writeAmount(estimate(points, bought, rate), rate, marks)]] : [],
    ),
  );
}
