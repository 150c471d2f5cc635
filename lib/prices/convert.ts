/*
 * Estimates of prices in class points. The browser and an inline script use it too, so it has no dependencies and formats
 * without `Intl`: server and browser then write the same text.
 */

/** What class points cost in one currency. */
export type Rate = readonly [
  /** Price of `points`, in minor units. */
  price: number,
  points: number,
  /** Digits after the decimal point. */
  decimals: number,
  /** Estimates are rounded up to a multiple of this, in minor units. */
  step: number,
  /** An amount in the page's language, with `#` for the number: `US$#`. */
  pattern: string,
];

/** What a page needs to show prices in any currency, in its language. */
export type RateTable = {
  /** The currency of visitors who have chosen none. */
  initial: string;
  /** The text of an estimate, with `#` for the amount: `about #`. */
  about: string;
  /** Separators of decimals and of thousands. */
  marks: readonly [decimal: string, thousands: string];
  /** By ISO 4217 code. */
  rates: Readonly<Partial<Record<string, Rate>>>;
};

/**
 * Returns the estimated price of class points in minor units, never less than their exact share of the rate's price.
 * @param points up to 100,000, so that with a price of up to 10^10 each step of the calculation is exact enough
 */
export function estimate(points: number, [price, perPoints, , step]: Rate): number {
  return Math.ceil((points * price) / (perPoints * step)) * step;
}

/** Writes an amount in minor units; without decimals if they are all zero. */
export function writeAmount(
  amount: number,
  [, , decimals, , pattern]: Rate,
  [decimalMark, thousandsMark]: RateTable["marks"],
): string {
  const digits = String(amount).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousandsMark);
  const fraction = digits.slice(digits.length - decimals);
  // A function, because `$` in a replacement text has a meaning of its own.
  return pattern.replace("#", () => (/[1-9]/.test(fraction) ? whole + decimalMark + fraction : whole));
}

/** The text of an estimate in a currency of the table. */
export function writeEstimate(points: number, currency: string, { rates, marks, about }: RateTable): string {
  const rate = rates[currency];
  return rate ? about.replace("#", () => writeAmount(estimate(points, rate), rate, marks)) : "";
}
