import { rowStore } from "../../../engines/content/row-store";
import type { Store } from "../../../engines/content/store";
import { countPassed, showWhenever } from "../../../engines/content/time-stamp";
import { pointPackages } from "./tables";
import type { Database } from "../../../base/db/types";
import type { PointPackageFields } from "./content";
import { previewedPackages, setPackages, type PointPackage } from "./published";

const toDate = (value: string | null) => (value === null ? null : new Date(value));

const toFields = (row: typeof pointPackages.$inferSelect): PointPackageFields => ({
  points: row.points,
  name: row.name,
  prices: row.prices,
  validFor: row.validFor,
  validUnit: row.validUnit,
  order: row.order,
  recommended: row.recommended,
  activeFrom: row.activeFrom?.toISOString() ?? null,
  activeUntil: row.activeUntil?.toISOString() ?? null,
});

export const pointPackageStore: Store<PointPackageFields> = {
  ...rowStore<PointPackageFields, typeof pointPackages>(
    pointPackages,
    toFields,
    ({ activeFrom, activeUntil, ...rest }) => ({
      ...rest,
      activeFrom: toDate(activeFrom),
      activeUntil: toDate(activeUntil),
    }),
  ),
  timeStamp: (now) => countPassed(now, pointPackages.activeFrom, pointPackages.activeUntil),
  previewValues: async (tx, edited) => previewedPackages.entry(showWhenever(await readPackages(tx), edited)),
};

/** Reads all published packages in the school's order, also those that are not on sale now. */
export async function readPackages(db: Database): Promise<PointPackage[]> {
  const rows = await db.select().from(pointPackages);
  const position = ({ order }: PointPackage) => order ?? Infinity;
  return rows
    .map((row) => ({ id: row.id, ...toFields(row), updatedAt: row.updatedAt.toISOString() }))
    .toSorted((a, b) => (position(a) === position(b) ? 0 : position(a) - position(b)) || a.points - b.points);
}

/** Loads the published packages into this process. */
export async function loadPackages(db: Database): Promise<void> {
  setPackages(await readPackages(db));
}
