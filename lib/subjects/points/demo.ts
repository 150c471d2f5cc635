import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../../base/db/types";
import { dayMs } from "../../engines/demo/dates";
import { amount } from "../../engines/demo/fields";
import { insertKeyed } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { changePoints, openLedger } from "./points";
import { parseAmount } from "./prices/amounts";
import { pointPackageContent } from "./prices/content";
import { pointPackages } from "./prices/tables";
import { pointLedger } from "./tables";

const { fields } = pointPackageContent;

/** A package of class points. Its prices are in major units by currency. */
const pointPackage = z.pipe(
  z.pipe(
    z.strictObject({
      points: fields.points.schema,
      prices: z.record(z.string(), z.number()),
      recommended: z._default(z.boolean(), false),
      validMonths: amount,
    }),
    z.transform(({ prices, ...row }) => ({
      ...row,
      prices: Object.entries(prices).map(([currency, major]) => ({
        currency,
        amount: parseAmount(String(major), currency),
      })),
    })),
  ),
  z.strictObject({
    points: z.int(),
    prices: fields.prices.schema,
    recommended: z.boolean(),
    validMonths: z.int(),
  }),
);

export type DemoPackages = { packages: z.output<typeof pointPackage>[] };

export const demo = defineDemo({
  files: { packages: z.array(pointPackage) },
  toContent: (files): DemoPackages => files,
  insert: async (tx, { packages }, { ids }) => {
    const packageIds = await insertKeyed(
      packages.map(({ points }) => ({ key: String(points) })),
      () =>
        tx
          .insert(pointPackages)
          .values(
            packages.map(({ validMonths, ...row }) => ({
              ...row,
              name: {},
              validFor: validMonths,
              validUnit: "month" as const,
            })),
          )
          .returning({ id: pointPackages.id }),
    );
    ids.add("packages", packageIds);
  },
});

/** A change of a demo family's class points. */
export type DemoPointChange = Omit<Parameters<typeof changePoints>[3], "now"> & {
  /** Email of the parent. */
  account: string;
  change: number;
  /** The present if it is missing. */
  at?: Date;
};

/** The opening balance is a day older than the first change. */
const openingMarginMs = dayMs;

/**
 * Writes the ledger of a family with changes in the order of their time, before them an opening balance with which the
 * family ends up with `points`.
 * @param parent an account without points
 * @returns the lots that came in, by change
 */
export async function insertDemoLedger(
  tx: Database,
  { accountId, points }: { accountId: number; points: number },
  { changes, now }: { changes: readonly DemoPointChange[]; now: Date },
): Promise<ReadonlyMap<DemoPointChange, number>> {
  const inOrder = changes.toSorted((one, other) => timeOf(one) - timeOf(other));
  const first = inOrder[0]?.at;
  const opening: DemoPointChange = {
    ...{ account: "", reason: "opening", source: "opening" },
    change: changes.reduce((sum, { change }) => sum - change, points),
    ...(first && { at: new Date(first.getTime() - openingMarginMs) }),
  };
  const lots = new Map<DemoPointChange, number>();
  if (opening.change === 0) await openLedger(tx, accountId);
  for (const one of opening.change === 0 ? inOrder : [opening, ...inOrder]) {
    const { account: _, change, at, ...cause } = one;
    const { ledgerId, lotId } = await changePoints(tx, accountId, change, { ...cause, now: at ?? now });
    if (ledgerId === undefined) throw new Error(`a change of ${change} class points is not possible`);
    if (at) await tx.update(pointLedger).set({ createdAt: at }).where(eq(pointLedger.id, ledgerId));
    if (lotId !== undefined) lots.set(one, lotId);
  }
  return lots;
}

const timeOf = ({ at }: DemoPointChange) => at?.getTime() ?? Infinity;
