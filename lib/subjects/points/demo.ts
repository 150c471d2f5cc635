import * as z from "zod/mini";
import type { Database } from "../../base/db/types";
import { amount } from "../../engines/demo/fields";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
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

export const demo = defineDemo({
  files: { packages: z.array(pointPackage) },
  toContent: (files) => files,
  insert: (tx, { packages }) =>
    insertRows(
      packages.map(({ validMonths, ...row }) => ({
        ...row,
        name: {},
        validFor: validMonths,
        validUnit: "month" as const,
      })),
      (rows) => tx.insert(pointPackages).values(rows),
    ),
});

/** Writes a ledger that ends at the current balance, with the spent points included in the opening. */
export async function insertDemoLedger(
  tx: Database,
  { accountId, points }: { accountId: number; points: number },
  bookings: readonly { bookingId: number; points: number }[],
): Promise<void> {
  let balance = bookings.reduce((sum, one) => sum + one.points, points);
  await tx.insert(pointLedger).values({ accountId, change: balance, balance, reason: "opening" });
  for (const one of bookings) {
    balance -= one.points;
    await tx.insert(pointLedger).values({
      ...{ accountId, change: -one.points, balance },
      ...{ reason: "booking", bookingId: one.bookingId },
    });
  }
}
