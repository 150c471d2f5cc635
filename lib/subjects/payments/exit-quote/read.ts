import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../base/db/types";
import type { CurrencyCode } from "../../../base/reference/price-currencies";
import { readPurchasedLots } from "../../points/lots/queries";
import { planReturn } from "../../points/lots/store";
import { listPackages } from "../../points/prices/published";
import { packagesIn } from "../../points/prices/rates";
import { exitQuote, type ExitQuote, type Purchase } from "../../rules/exit-quote";
import { readRefundHistory, refundRuleAt } from "../../rules/queries";
import { endOfSchoolDay } from "../../school/school-time";
import { readFamilySeatRules } from "../../series/bookings/seat-rule";
import { payments } from "../tables";

/** Reads what a family would get back in money if it stopped at an instant, from one state of the database. */
export const readExitQuote = (db: Database, parentId: number, now: Date): Promise<ExitQuote> =>
  db.transaction(async (tx) => exitQuote(await readPurchases(tx, parentId, now), now), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });

async function readPurchases(db: Database, parentId: number, now: Date): Promise<Purchase[]> {
  const lots = await readPurchasedLots(db, parentId, now);
  if (lots.length === 0) return [];
  const paid = await readPaymentsOfLots(
    db,
    lots.map(({ id }) => id),
  );
  const { booked, bookedBack } = await readBookedPoints(db, parentId, now);
  const history = await readRefundHistory(db);
  return lots.flatMap((lot): Purchase[] => {
    const payment = paid.get(lot.id);
    if (!payment) return [];
    const { receivedOn: boughtOn, country, packagePoints } = payment;
    return [
      {
        ...{ ...lot, boughtOn, country },
        booked: booked.get(lot.id) ?? 0,
        bookedBack: bookedBack.get(lot.id) ?? 0,
        rule: refundRuleAt(history, new Date(endOfSchoolDay(boughtOn).getTime() - 1)),
        smaller: findSmaller(lot.currency, packagePoints ?? lot.points),
      },
    ];
  });
}

async function readPaymentsOfLots(db: Database, lotIds: readonly number[]) {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, "payment"), inArray(payments.lotId, [...lotIds])));
  return new Map(rows.flatMap((row) => (row.lotId === null ? [] : [[row.lotId, row] as const])));
}

/** Reads a family's points in bookings for lessons ahead, by lot: all, and those that canceling gives back. */
async function readBookedPoints(db: Database, parentId: number, now: Date) {
  const [booked, bookedBack] = [new Map<number, number>(), new Map<number, number>()];
  const addTo = async (sums: Map<number, number>, bookingId: number, points: number) => {
    if (points === 0) return;
    const { changes } = await planReturn(db, bookingId, points);
    for (const { lotId, change } of changes) sums.set(lotId, (sums.get(lotId) ?? 0) + change);
  };
  for (const [bookingId, { pointsAhead, cancel }] of await readFamilySeatRules(db, parentId, now)) {
    await addTo(booked, bookingId, pointsAhead);
    await addTo(bookedBack, bookingId, cancel.back);
  }
  return { booked, bookedBack };
}

/** Finds the next smaller package with a price in a currency, also one that is not on sale now. */
function findSmaller(currency: CurrencyCode, points: number): Purchase["smaller"] {
  const smaller = packagesIn(listPackages(), currency).filter(([size]) => size < points);
  const [largest] = smaller.toSorted(([one], [other]) => other - one);
  return largest && { points: largest[0], price: largest[1] };
}
