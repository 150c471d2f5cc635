import type { Database } from "../../base/db/types";
import { priceCurrency } from "../../base/reference/price-currencies";
import type { FindWarnings, PublishWarning } from "../../engines/content/warnings";
import type { PointPackageFields } from "../points/prices/content";
import { estimate } from "../points/prices/convert";
import { isOnSale, listPackages } from "../points/prices/published";
import { createRateTable } from "../points/prices/rates";
import type { SchoolFields } from "../school/content";
import { school } from "../school/school";
import type { SeriesFields } from "../series/content";
import { listOneToOneOffers, type OneToOneOffer } from "../series/queries";

/*
 * Warnings that no lesson on sale has the value that the site states of the trial lesson: no 1-on-1 lesson of its length
 * costs as much, so the value is a claim that visitors cannot check.
 */

/** The currency in which the site states the value. */
const valueCurrency = "USD";

type Facts = Pick<SchoolFields, "trialValue" | "trialMinutes">;

/** @param packages on sale; by default the published ones */
async function findValueWarnings(
  db: Database,
  at: Date,
  { facts = school(), packages, offers }: { facts?: Facts; packages?: Sold; offers?: Offers },
): Promise<PublishWarning[]> {
  const { trialValue: value, trialMinutes: minutes } = facts;
  if (value === null) return [];
  const sold = packages ?? listPackages().filter((one) => isOnSale(one, at));
  const rate = createRateTable(sold, "en-US", "#")?.rates[valueCurrency];
  const amount = value * 10 ** priceCurrency(valueCurrency).decimals;
  const isValue = ({ points, lessons, length }: OneToOneOffer) =>
    rate && (minutes === null || length === minutes) && estimate(points / lessons, "lesson", rate) === amount;
  const all = offers ?? (await listOneToOneOffers(db, at));
  return all.some(isValue) ? [] : [{ code: "trialValue", count: value }];
}

type Sold = readonly Pick<PointPackageFields, "points" | "prices">[];
type Offers = readonly OneToOneOffer[];

export const findSchoolValueWarnings: FindWarnings<SchoolFields> = (db, { fields, at }) =>
  findValueWarnings(db, at, { facts: fields });

export const findPackageValueWarnings: FindWarnings<PointPackageFields> = (db, { id, fields, at }) => {
  const others = listPackages().filter((one) => one.id !== id);
  return findValueWarnings(db, at, { packages: [...others, fields].filter((one) => isOnSale(one, at)) });
};

/** Concerns classes that could have the value: 1-on-1 lessons as long as the trial lesson. */
export const findSeriesValueWarnings: FindWarnings<SeriesFields> = async (db, { id, fields, at }) => {
  const { courseMode, classPoint, length, lessons, closed, deadline } = fields;
  const { trialMinutes: minutes } = school();
  if (courseMode !== "one-to-one" || (minutes !== null && length !== minutes) || lessons.length === 0)
    return [];
  const others = (await listOneToOneOffers(db, at)).filter((one) => one.id !== id);
  const isOffered = !closed && deadline > at.toISOString();
  const own = { id: id ?? 0, points: classPoint, length, lessons: lessons.length };
  return findValueWarnings(db, at, { offers: isOffered ? [...others, own] : others });
};
