/*
 * Estimates of prices in class points. The browser and an inline script use it too, so it has no dependencies and formats
 * without `Intl`: server and browser then write the same text.
 */

/** What class points cost in one currency. */
export type Rate = readonly [
  /** The packages on sale: their class points, and their price in minor units. At least one. */
  packages: readonly (readonly [points: number, price: number])[],
  /** Digits after the decimal point. */
  decimals: number,
  /** The share of a lesson is rounded up to a multiple of this, in minor units. */
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

/** A class is bought as a whole; a lesson is a share of what was bought. */
export type Bought = "class" | "lesson";

/**
 * Returns the estimated price of class points in minor units: of a class the cheapest packages that cover it, of a lesson
 * its share of the package with the highest price per class point, so that no package makes it dearer.
 * @param points up to 100,000, so that with a price of up to 10^10 each step of the calculation is exact enough
 */
export function estimate(points: number, bought: Bought, [packages, , step]: Rate): number {
  if (bought === "class") return cheapestPurchase(points, packages);
  const [size, price] = packages.reduce((one, other) =>
    other[1] * one[0] > one[1] * other[0] ? other : one,
  );
  return Math.ceil((points * price) / (size * step)) * step;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Returns the price of the cheapest packages, each bought any number of times, that have at least these class points. */
function cheapestPurchase(points: number, packages: Rate[0]): number {
  const unit = packages.reduce((divisor, [size]) => commonDivisor(divisor, size), 0);
  const prices = [0];
  for (let units = 1; units * unit < points + unit; units += 1) {
    let cheapest = Infinity;
    for (const [size, price] of packages)
      cheapest = Math.min(cheapest, price + prices[Math.max(0, units - size / unit)]!);
    prices.push(cheapest);
  }
  return prices.at(-1)!;
}

/** Writes an amount in minor units; without decimals if they are all zero. */
export function writeAmount(
  amount: number,
  [, decimals, , pattern]: Rate,
  [decimalMark, thousandsMark]: RateTable["marks"],
): string {
  const digits = String(amount).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousandsMark);
  const fraction = digits.slice(digits.length - decimals);
  // A function, because `$` in a replacement text has a meaning of its own.
  return pattern.replace("#", () => (/[1-9]/.test(fraction) ? whole + decimalMark + fraction : whole));
}

/** The text of an estimate in a currency of the table. */
export function writeEstimate(
  points: number,
  bought: Bought,
  currency: string,
  { rates, marks, about }: RateTable,
): string {
  const rate = rates[currency];
  return rate ? about.replace("#", () => writeAmount(estimate(points, bought, rate), rate, marks)) : "";
}
