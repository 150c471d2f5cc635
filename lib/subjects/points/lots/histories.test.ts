import { asc, eq, inArray } from "drizzle-orm";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { createRandom } from "../../../../testing/provider/random";
import { makeClass, makeParents, makeStudents } from "../../../../testing/provider/school";
import { accounts, bookings, lotPauses, pointLedger, pointLots, staff } from "../../../app/schema";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { addDays, daysBetween } from "../../../base/schedule/zoned";
import { changePoints, endLots } from "../points";
import { movePoints, priceShare } from "./move";
import { pauseLot } from "./pauses";
import { readOutstanding } from "./outstanding";
import { defaultGraceDays } from "./store";

/*
 * Random histories of families whose points come in, are booked, return, are paused, moved and end, against a model that
 * knows nothing of the ledger.
 */

jest.setTimeout(120_000);

/** Noon by the demo school's clock, UTC+8. */
const at = (day: string) => new Date(`${day}T04:00:00Z`);
const endOf = (day: string) => new Date(`${day}T16:00:00Z`);

type ModelLot = {
  id: number;
  family: number;
  left: number;
  /** The last day; undefined if the points do not end. */
  lastDay: string | undefined;
  since: string;
  pauses: { firstDay: string; lastDay: string }[];
  price: { amount: number; points: number } | undefined;
};
type Spent = { bookingId: number; family: number; parts: { lot: ModelLot; points: number }[] };

describeEachEngine((db) => {
  const lotInvariants = async () =>
    (await findBrokenInvariants(db())).filter(
      (rule) => !/booking is charged|counter equals|a payment's lots/.test(rule),
    );

  async function createFamilies(count: number) {
    const parentIds = await makeParents(
      db(),
      Array.from({ length: count }, () => 0),
    );
    const students = await makeStudents(db(), count, at("2026-01-01"));
    const families = parentIds.map((parentId, index) => ({ parentId, studentId: students[index]?.id ?? 0 }));
    for (const { parentId, studentId } of families)
      await db().update(accounts).set({ parentId }).where(eq(accounts.id, studentId));
    return families;
  }
  const readStaffId = async () => (await db().select().from(staff).limit(1))[0]?.id ?? 0;

  test.each([1, 2, 3, 4])(
    "history %i: lots, prices, pauses and returns are those of the model",
    async (seed) => {
      const random = createRandom(seed);
      const families = await createFamilies(3);
      const staffId = await readStaffId();
      const model: ModelLot[] = [];
      const spent: Spent[] = [];
      const classId = await makeClass(db(), { capacity: 9, price: 1, at: at("2026-01-01") });
      const usable = (family: number) =>
        model
          .filter((lot) => lot.family === family && lot.left > 0)
          .toSorted((a, b) =>
            (a.lastDay ?? "9") === (b.lastDay ?? "9")
              ? a.id - b.id
              : (a.lastDay ?? "9") < (b.lastDay ?? "9")
                ? -1
                : 1,
          );
      const balanceOf = (family: number) => usable(family).reduce((sum, { left }) => sum + left, 0);
      for (let n = 0; n < 60; n += 1) {
        const day = addDays("2026-01-01", n);
        const now = at(day);
        for (const lot of model) if (lot.lastDay !== undefined && lot.lastDay < day) lot.left = 0;
        const family = random.below(families.length);
        const { parentId, studentId } = families[family]!;
        const lots = [...usable(family), ...model.filter((one) => one.family === family)];
        const lot = lots[random.below(Math.min(lots.length, 5) || 1)];
        const choice = random.below(6);
        if (choice <= 1) {
          const [points, lastDay] = [
            random.below(30) + 1,
            random.pick([undefined, addDays(day, random.below(25))]),
          ];
          const price = random.pick([undefined, { amount: random.below(5000), points }]);
          const { lotId = 0 } = await changePoints(db(), parentId, points, {
            ...(price
              ? { reason: "purchase", paid: { amount: price.amount, currency: "USD" } }
              : { reason: "operator", note: "test" }),
            ...{ now, endsAt: lastDay === undefined ? null : endOf(lastDay) },
          });
          model.push({
            id: lotId,
            family,
            left: points,
            lastDay,
            since: day,
            pauses: [],
            price: price && { ...price },
          });
        } else if (choice === 2 && balanceOf(family) > 0) {
          let missing = random.below(balanceOf(family)) + 1;
          const [row] = await db()
            .insert(bookings)
            .values({ studentId, classId, points: missing, ended: "cancelled", endedAt: now })
            .returning();
          const bookingId = row?.id ?? 0;
          await changePoints(db(), parentId, -missing, { reason: "booking", bookingId, now });
          const parts = usable(family).map((one) => {
            const points = Math.min(one.left, missing);
            one.left -= points;
            missing -= points;
            return { lot: one, points };
          });
          spent.push({ bookingId, family, parts: parts.filter(({ points }) => points > 0) });
        } else if (choice === 3) {
          const [canceled] = spent.splice(random.below(spent.length || 1), 1);
          if (!canceled) continue;
          // A part of the points goes back to the lots that were taken from last.
          let back = random.below(canceled.parts.reduce((sum, { points }) => sum + points, 0) + 1);
          await changePoints(db(), families[canceled.family]!.parentId, back, {
            ...{ reason: "refund", bookingId: canceled.bookingId, now },
          });
          for (const part of canceled.parts.toReversed()) {
            const points = Math.min(part.points, back);
            back -= points;
            if (points === 0) continue;
            part.lot.left += points;
            if (part.lot.lastDay !== undefined && part.lot.lastDay < day)
              part.lot.lastDay = addDays(day, defaultGraceDays);
          }
        } else if (choice === 4 && lot) {
          const firstDay = addDays(day, random.below(20) - 8);
          const lastDay = addDays(firstDay, random.below(8) - 1);
          const result = await pauseLot(db(), {
            ...{ parentId, lotId: lot.id, firstDay, lastDay, note: "Illness", staffId, now },
          });
          const expected =
            lot.left === 0
              ? "gone"
              : lot.lastDay === undefined
                ? "noEnd"
                : lastDay < firstDay
                  ? "wrongOrder"
                  : firstDay < lot.since || firstDay > lot.lastDay
                    ? "outside"
                    : lot.pauses.some((one) => one.firstDay <= lastDay && one.lastDay >= firstDay)
                      ? "overlap"
                      : { points: lot.left };
          expect(result).toEqual(expected);
          if (typeof expected === "string" || lot.lastDay === undefined) continue;
          lot.pauses.push({ firstDay, lastDay });
          lot.lastDay = addDays(lot.lastDay, daysBetween(firstDay, lastDay) + 1);
        } else if (choice === 5 && lot) {
          const to = random.below(families.length);
          const points = random.below(lot.left + 2) + 1;
          const money = async () =>
            (await readOutstanding(db(), now)).total.values.find(({ currency }) => currency === "USD")
              ?.amount ?? 0;
          const before = await money();
          const error = await movePoints(db(), {
            ...{ fromParentId: parentId, toParentId: families[to]!.parentId, lotId: lot.id },
            ...{ points, note: "Siblings", staffId, now },
          });
          expect(error).toBe(to === family ? "sameFamily" : points > lot.left ? "tooFewPoints" : undefined);
          // Outstanding money stays whole, but for the rounding of two sums.
          expect(Math.abs((await money()) - before)).toBeLessThanOrEqual(1);
          if (error) continue;
          const amount = lot.price && priceShare(lot.price, points);
          if (lot.price && amount !== undefined) {
            lot.price.amount -= amount;
            lot.price.points -= points;
          }
          lot.left -= points;
          const [newest] = (await readLots([families[to]!.parentId])).slice(-1);
          model.push({
            ...{
              id: newest?.id ?? 0,
              family: to,
              left: points,
              lastDay: lot.lastDay,
              since: day,
              pauses: [],
            },
            price: amount === undefined ? undefined : { amount, points },
          });
        }
        await endLots(db(), now);
        const rows = await readLots(families.map((one) => one.parentId));
        expect(
          rows.map(({ id, remaining, paidAmount, paidPoints, endsAt }) => ({
            id,
            remaining,
            paidAmount,
            paidPoints,
            endsAt,
          })),
        ).toEqual(
          model
            .toSorted((a, b) => a.id - b.id)
            .map(({ id, left, lastDay, price }) => ({
              ...{
                id,
                remaining: left,
                paidAmount: price?.amount ?? null,
                paidPoints: price?.points ?? null,
              },
              endsAt: lastDay === undefined ? null : endOf(lastDay),
            })),
        );
      }
      expect(model.some(({ pauses }) => pauses.length > 0)).toBe(true);
      expect(await db().$count(lotPauses)).toBeGreaterThan(0);
      expect(await db().$count(pointLedger, eq(pointLedger.reason, "moved"))).toBeGreaterThan(1);
      expect(await lotInvariants()).toEqual([]);
    },
  );

  const readLots = (parentIds: number[]) =>
    db().select().from(pointLots).where(inArray(pointLots.accountId, parentIds)).orderBy(asc(pointLots.id));

  test("two moves in opposite directions at once neither deadlock nor lose points", async () => {
    const [one, other] = await createFamilies(2);
    const staffId = await readStaffId();
    const now = at("2026-01-01");
    const add = async (parentId: number) =>
      (await changePoints(db(), parentId, 40, { reason: "operator", note: "test", now })).lotId ?? 0;
    const lots = [await add(one!.parentId), await add(other!.parentId)];
    const move = (from: number, to: number, lotId: number) =>
      db().transaction((tx) =>
        movePoints(tx, { fromParentId: from, toParentId: to, lotId, points: 30, note: "test", staffId, now }),
      );
    expect(
      await Promise.all([
        move(one!.parentId, other!.parentId, lots[0]!),
        move(other!.parentId, one!.parentId, lots[1]!),
        move(one!.parentId, other!.parentId, lots[0]!),
      ]),
    ).toEqual([undefined, undefined, "tooFewPoints"]);
    expect(await lotInvariants()).toEqual([]);
  });
});
