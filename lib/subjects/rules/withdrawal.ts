/*
 * The statutory rights of buyers by their country, as the terms of use name them (messages/en-US/terms.md, Your rights
 * under the law). Shared with browsers: no dependencies.
 */

export const laws = ["eu", "uk", "southKorea", "taiwan"] as const;
export type Law = (typeof laws)[number];

export type StatutoryRight = {
  law: Law;
  /** Days after that of the purchase within which the buyer may withdraw. */
  days: number;
  /** Whether a course under way may be ended later, with the price of what was not taken given back. */
  endsCourse: boolean;
  /** Where the right is stated, by the official names. */
  source: string;
};

/** The right of each law, without its name. */
export const statutoryRights: Readonly<Record<Law, Omit<StatutoryRight, "law">>> = {
  // Lessons that started at the buyer's request are paid for in proportion: article 14(3).
  eu: { days: 14, endsCourse: false, source: "Directive 2011/83/EU, articles 9 and 14" },
  uk: {
    ...{ days: 14, endsCourse: false },
    source: "Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, part 3",
  },
  southKorea: {
    ...{ days: 7, endsCourse: true },
    source:
      "Act on the Consumer Protection in Electronic Commerce, article 17; Door-to-Door Sales Act, article 31 (continuing transactions)",
  },
  taiwan: {
    ...{ days: 7, endsCourse: true },
    source: "Consumer Protection Act, articles 17 (mandatory contract terms) and 19",
  },
};

/** The European Union, and the countries of the EEA in which the directive applies too. */
const euCountries =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO".split(" ");

const lawsByCountry: ReadonlyMap<string, Law> = new Map([
  ...euCountries.map((country) => [country, "eu"] as const),
  ...([
    ["GB", "uk"],
    ["KR", "southKorea"],
    ["TW", "taiwan"],
  ] as const),
]);

/**
 * Returns the right of a buyer, or undefined where only the school's own rule applies.
 * @param country ISO 3166-1 code; empty if unknown
 */
export function statutoryRight(country: string): StatutoryRight | undefined {
  const law = lawsByCountry.get(country);
  return law && { law, ...statutoryRights[law] };
}

const hourMs = 60 * 60 * 1000;

/**
 * Returns the instant until which a purchase can be withdrawn from: the end of the last day where it ends last on earth,
 * so that no buyer loses hours to a time zone.
 * @param boughtOn the day of the purchase, such as 2026-11-29; it does not count itself
 */
export const withdrawalEnd = (boughtOn: string, { days }: Pick<StatutoryRight, "days">): Date =>
  new Date(Date.parse(`${boughtOn}T00:00:00Z`) + ((days + 1) * 24 + 12) * hourMs);
