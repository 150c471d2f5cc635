import { asc, eq } from "drizzle-orm";
import { isLongRun } from "../../../../testing/long-run";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { createRandom } from "../../../../testing/provider/random";
import { makeClass, makeParents, makeStudents } from "../../../../testing/provider/school";
import { accounts, bookings, notifications, pointLedger } from "../../../app/schema";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { changePoints, endLots } from "../points";
import { notifyOfEndings } from "./notify-endings";
import { defaultGraceDays } from "./store";
import { readPointsByEnd } from "./queries";

/** Noon by the demo school's clock, UTC+8. */
const at = (day: string) => new Date(`${day}T04:00:00Z`);
/** The end of a day by the demo school's clock. */
const endOf = (day: string) => new Date(`${day}T16:00:00Z`);

describeEachEngine((db) => {
  const family = async () => {
    const [parentId] = await makeParents(db(), [0]);
    const [student] = await makeStudents(db(), 1, at("2026-01-01"));
    if (!parentId || !student) throw new Error("no family");
    await db().update(accounts).set({ parentId }).where(eq(accounts.id, student.id));
    const add = (points: number, now: string, lastDay?: string) =>
      changePoints(db(), parentId, points, {
        ...{ reason: "operator", note: "paid", now: at(now) },
        endsAt: lastDay ? endOf(lastDay) : null,
      });
    /** Spends points by a booking, and returns its id. */
    const book = async (points: number, now: string) => {
      const classId = await makeClass(db(), { capacity: 9, price: points, at: at(now) });
      const [booking] = await db()
        .insert(bookings)
        .values({ studentId: student.id, classId, points })
        .returning();
      const bookingId = booking?.id ?? 0;
      const { after } = await changePoints(db(), parentId, -points, {
        reason: "booking",
        bookingId,
        now: at(now),
      });
      return { bookingId, after };
    };
    const refund = (bookingId: number, points: number, now: string) =>
      changePoints(db(), parentId, points, { reason: "refund", bookingId, now: at(now) });
    const open = (now: string) => readPointsByEnd(db(), parentId, at(now));
    const lines = () =>
      db()
        .select({ change: pointLedger.change, reason: pointLedger.reason })
        .from(pointLedger)
        .where(eq(pointLedger.accountId, parentId))
        .orderBy(asc(pointLedger.id));
    return { parentId, add, book, refund, open, lines };
  };
  const lotInvariants = async () =>
    (await findBrokenInvariants(db())).filter((rule) => !/booking is charged|counter/.test(rule));

  test("a booking spends what ends first; a refund returns it, also after the end, for the days of grace", async () => {
    const { add, book, refund, open } = await family();
    await add(50, "2026-01-01");
    await add(40, "2026-01-01", "2026-03-03");
    await add(8, "2026-01-02", "2026-09-01");
    const { bookingId } = await book(60, "2026-02-01");
    expect(await open("2026-02-01")).toEqual([{ points: 38, last_day: null }]);
    await refund(bookingId, 60, "2026-04-01");
    expect(await open("2026-04-01")).toEqual([
      { points: 40, last_day: "2026-05-01" },
      { points: 8, last_day: "2026-09-01" },
      { points: 50, last_day: null },
    ]);
    expect(defaultGraceDays).toBe(30);
    expect(await lotInvariants()).toEqual([]);
  });

  test("points can be used until the end of their last day by the school's clock, and no longer", async () => {
    const { parentId, add, lines } = await family();
    await add(40, "2026-01-01", "2026-03-03");
    const spend = (now: Date) => changePoints(db(), parentId, -10, { reason: "operator", note: "test", now });
    expect(await spend(new Date("2026-03-03T15:59:59.999Z"))).toMatchObject({ before: 40, after: 30 });
    expect(await spend(endOf("2026-03-03"))).toEqual({ before: 0 });
    expect(await lines()).toEqual([
      { change: 0, reason: "opening" },
      { change: 40, reason: "operator" },
      { change: -10, reason: "operator" },
      { change: -30, reason: "expiry" },
    ]);
    expect(await lotInvariants()).toEqual([]);
  });

  test("points end without anyone asking, once, each lot with its own line", async () => {
    const { add, lines } = await family();
    await add(5, "2026-01-01", "2026-01-31");
    await add(7, "2026-01-01", "2026-01-20");
    await add(9, "2026-01-01");
    await endLots(db(), at("2026-02-01"));
    await endLots(db(), at("2026-02-02"));
    expect((await lines()).filter(({ reason }) => reason === "expiry")).toEqual([
      { change: -7, reason: "expiry" },
      { change: -5, reason: "expiry" },
    ]);
    expect(await lotInvariants()).toEqual([]);
  });

  test("families are notified once 30 and once 7 days before, unless the points came later than that", async () => {
    const { parentId, add } = await family();
    await db().update(accounts).set({ nickname: "" }).where(eq(accounts.id, parentId));
    await add(10, "2026-01-01", "2026-03-31");
    await add(5, "2026-03-20", "2026-03-31");
    const noticed = async (now: string) => {
      await Promise.all([notifyOfEndings(db(), at(now)), notifyOfEndings(db(), at(now))]);
      const rows = await db().select().from(notifications).where(eq(notifications.kind, "points.ending"));
      return rows.flatMap(({ data }) => (data.last_day === "2026-03-31" ? [data.points] : []));
    };
    expect(await noticed("2026-03-01")).toEqual([]);
    expect(await noticed("2026-03-02")).toEqual([10]);
    expect(await noticed("2026-03-23")).toEqual([10]);
    expect(await noticed("2026-03-25")).toEqual([10, 15]);
    expect(await noticed("2026-03-31")).toEqual([10, 15]);
    expect(await noticed("2026-04-01")).toEqual([10, 15]);
  });

  test("random histories: lots, ledger and balance agree with a naive model", async () => {
    for (const seed of isLongRun ? [1, 2, 3] : [1]) {
      const random = createRandom(seed);
      const { add, book, refund, open } = await family();
      /** What is left, by the number of the last day; 0 if it does not end. */
      const model: { left: number; end: number }[] = [];
      const spent: { bookingId: number; parts: { lot: { left: number; end: number }; points: number }[] }[] =
        [];
      const dayName = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10);
      for (let day = 1; day <= 40; day += 1) {
        for (const lot of model) if (lot.end !== 0 && lot.end < day) lot.left = 0;
        const usable = model
          .filter(({ left }) => left > 0)
          .toSorted((a, b) => (a.end || 999) - (b.end || 999));
        const balance = usable.reduce((sum, { left }) => sum + left, 0);
        const choice = random.below(3);
        if (choice === 0) {
          const [points, end] = [random.below(30) + 1, random.pick([0, day + random.below(20)])];
          await add(points, dayName(day), end === 0 ? undefined : dayName(end));
          model.push({ left: points, end });
        } else if (choice === 1 && balance > 0) {
          let missing = random.below(balance) + 1;
          const { bookingId, after } = await book(missing, dayName(day));
          expect(after).toBe(balance - missing);
          const parts = usable.map((lot) => {
            const points = Math.min(lot.left, missing);
            lot.left -= points;
            missing -= points;
            return { lot, points };
          });
          spent.push({ bookingId, parts });
        } else {
          const [canceled] = spent.splice(random.below(spent.length || 1), 1);
          if (!canceled) continue;
          const points = canceled.parts.reduce((sum, one) => sum + one.points, 0);
          await refund(canceled.bookingId, points, dayName(day));
          for (const one of canceled.parts) {
            if (one.points > 0 && one.lot.end !== 0 && one.lot.end < day)
              one.lot.end = day + defaultGraceDays;
            one.lot.left += one.points;
          }
        }
        const expected = new Map<string | null, number>();
        for (const { left, end } of model)
          if (left > 0) {
            const name = end === 0 ? null : dayName(end);
            expected.set(name, (expected.get(name) ?? 0) + left);
          }
        const actual = await open(dayName(day));
        expect(new Map(actual.map(({ points, last_day }) => [last_day, points]))).toEqual(expected);
      }
    }
    expect(await lotInvariants()).toEqual([]);
  }, 60_000);
});
