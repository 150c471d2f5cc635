import { asc, eq, gt, sql } from "drizzle-orm";
import { isLongRun } from "../../../../testing/long-run";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { createRandom } from "../../../../testing/provider/random";
import { makeClass, makeParents, makeStudents } from "../../../../testing/provider/school";
import { accounts, bookings, lotChanges, pointLedger, pointLots } from "../../../app/schema";
import { changePoints, endLots, takeBackLot } from "../points";
import { readLastDays } from "./queries";
import { readStatementPage, type StatementPage } from "./statement";

const dayName = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10);
/** Noon by the demo school's clock, UTC+8, and the start and end of a day. */
const noonOf = (n: number) => new Date(Date.UTC(2026, 0, n, 4));
const startOf = (n: number) => new Date(Date.UTC(2026, 0, n - 1, 16));
const endOf = (n: number) => startOf(n + 1);

describeEachEngine((db) => {
  const makeFamily = async () => {
    const [parentId] = await makeParents(db(), [0]);
    const [student] = await makeStudents(db(), 1, noonOf(1));
    if (!parentId || !student) throw new Error("no family");
    await db().update(accounts).set({ parentId }).where(eq(accounts.id, student.id));
    return { parentId, studentId: student.id };
  };
  const readLines = (parentId: number) =>
    db().select().from(pointLedger).where(eq(pointLedger.accountId, parentId)).orderBy(asc(pointLedger.id));
  /** Reads all pages of a period. */
  const readAll = async (parentId: number, from: Date, until: Date, limit: number) => {
    const pages: StatementPage[] = [];
    for (let after: number | undefined; ;) {
      const page = await readStatementPage(db(), parentId, { from, until, after, limit });
      pages.push(page);
      if (page.next === null) return { ...pages[0]!, lines: pages.flatMap(({ lines }) => lines), pages };
      after = page.next;
    }
  };

  test("random histories: the lines of any period add up, and name the lots they changed", async () => {
    for (const seed of isLongRun ? [11, 12, 13] : [11]) {
      const { below, pick } = createRandom(seed);
      const { parentId, studentId } = await makeFamily();
      const entered: { lineId: number; lotId: number; points: number }[] = [];
      const booked: { bookingId: number; points: number }[] = [];
      for (let day = 1; day <= 50; day += 1) {
        // On some days the clock has jumped back.
        const at = pick([noonOf(day), noonOf(day), noonOf(day - below(3))]);
        const [newest] = (await readLines(parentId)).slice(-1);
        const balance = newest?.balance ?? 0;
        await pick<() => unknown>([
          async () => {
            const [points, end] = [below(30) + 1, pick([undefined, endOf(day + below(20))])];
            const cause = pick([{ reason: "bonus" }, { reason: "operator", note: "paid" }] as const);
            const line = { ...cause, now: noonOf(day), endsAt: end };
            const { ledgerId = 0, lotId = 0 } = await changePoints(db(), parentId, points, line);
            entered.push({ lineId: ledgerId, lotId, points });
          },
          async () => {
            const points = below(balance + 1);
            const classId = await makeClass(db(), { capacity: 9, price: points, at: noonOf(day) });
            const values = { studentId, classId, points };
            const [booking] = await db().insert(bookings).values(values).returning();
            const cause = { reason: "booking", bookingId: booking!.id, now: noonOf(day) } as const;
            const { after } = await changePoints(db(), parentId, -points, cause);
            if (after !== undefined) booked.push({ bookingId: booking!.id, points });
          },
          async () => {
            const [ended] = booked.splice(below(booked.length || 1), 1);
            if (!ended) return;
            const cause = { reason: "refund", bookingId: ended.bookingId, now: noonOf(day) } as const;
            await changePoints(db(), parentId, ended.points, cause);
          },
          async () => {
            const { lotId } = entered[below(entered.length || 1)] ?? { lotId: 0 };
            await takeBackLot(db(), { accountId: parentId, lotId, now: noonOf(day), note: "by mistake" });
          },
          () => endLots(db(), noonOf(day)),
        ])();
        await db()
          .update(pointLedger)
          .set({ createdAt: at })
          .where(sql`${eq(pointLedger.accountId, parentId)} and ${gt(pointLedger.id, newest?.id ?? 0)}`);
      }
      const lines = await readLines(parentId);
      const sum = (rows: { change: number }[]) => rows.reduce((total, { change }) => total + change, 0);
      const ends = await readLastDays(
        db(),
        entered.map(({ lotId }) => lotId),
      );
      for (let round = 0; round < 25; round += 1) {
        const first = below(52);
        const [from, until] = [startOf(first), endOf(first + below(30))];
        const { opening, closing, lines: shown, pages } = await readAll(parentId, from, until, 1 + below(6));
        expect(opening).toBe(sum(lines.filter(({ createdAt }) => createdAt < from)));
        expect(opening + sum(shown)).toBe(closing);
        let balance = opening;
        for (const line of shown) expect(line.balance).toBe((balance += line.change));
        for (const page of pages) expect([page.opening, page.closing]).toEqual([opening, closing]);
        const inPeriod = lines.filter(({ createdAt: at }) => at >= from && at < until);
        expect(shown.map(({ id }) => id)).toEqual(
          inPeriod.filter(({ reason, change }) => reason !== "opening" || change !== 0).map(({ id }) => id),
        );
        for (const line of shown) {
          const points = line.lots.reduce((total, lot) => total + lot.points, 0);
          expect(points).toBe(Math.abs(line.change));
          const own = entered.find(({ lineId }) => lineId === line.id);
          if (own) expect(line.lots).toEqual([{ points: own.points, last_day: ends.get(own.lotId) }]);
        }
      }
    }
  }, 120_000);

  test("a booking names the lots that it took from, first those that end first, and a refund the same", async () => {
    const { parentId, studentId } = await makeFamily();
    const add = (points: number, endsAt?: Date) =>
      changePoints(db(), parentId, points, { reason: "bonus", now: noonOf(1), endsAt });
    await add(50);
    await add(40, endOf(60));
    await add(8, endOf(90));
    const classId = await makeClass(db(), { capacity: 9, price: 60, at: noonOf(2) });
    const [booking] = await db().insert(bookings).values({ studentId, classId, points: 60 }).returning();
    const cause = { bookingId: booking!.id, now: noonOf(2) };
    await changePoints(db(), parentId, -60, { ...cause, reason: "booking" });
    await changePoints(db(), parentId, 60, { ...cause, reason: "refund" });
    const { lines } = await readAll(parentId, new Date(0), new Date("2100-01-01"), 100);
    const lots = [
      { points: 40, last_day: dayName(60) },
      { points: 8, last_day: dayName(90) },
      { points: 12, last_day: null },
    ];
    expect(lines.slice(-2)).toMatchObject([
      { change: -60, balance: 38, reason: "booking", lots },
      { change: 60, balance: 98, reason: "refund", lots },
    ]);
  });

  test("lines from before lots name none, and later ones their own", async () => {
    const { parentId } = await makeFamily();
    const old = { accountId: parentId, reason: "operator", note: "paid" } as const;
    await db()
      .insert(pointLedger)
      .values([
        { ...old, change: 30, balance: 30 },
        { ...old, change: -10, balance: 20 },
      ]);
    await db().update(accounts).set({ points: 20 }).where(eq(accounts.id, parentId));
    const lot = { accountId: parentId, source: "opening", points: 20, remaining: 20 } as const;
    await db().insert(pointLots).values(lot);
    await changePoints(db(), parentId, 5, { reason: "bonus", now: noonOf(1), endsAt: endOf(9) });
    const { lines, closing } = await readAll(parentId, new Date(0), new Date("2100-01-01"), 100);
    expect(closing).toBe(25);
    expect(lines.map((line) => line.lots)).toEqual([[], [], [{ points: 5, last_day: dayName(9) }]]);
  });

  test("10,000 lots and lines of one family are read page by page", async () => {
    const { parentId } = await makeFamily();
    const count = 10_000;
    const numbers = sql`generate_series(1, ${count}) as n`;
    await db().execute(
      sql`insert into ${pointLedger} (account_id, change, balance, reason, created_at) select ${parentId}, 1, n, 'bonus', ${noonOf(5).toISOString()}::timestamptz from ${numbers}`,
    );
    await db().execute(
      sql`insert into ${pointLots} (account_id, source, points, remaining) select ${parentId}, 'bonus', 1, 1 from ${numbers}`,
    );
    expect(await db().$count(lotChanges)).toBeLessThan(count);
    const { lines, opening, closing, pages } = await readAll(parentId, startOf(5), endOf(5), 200);
    expect([opening, closing, lines.length, pages.length]).toEqual([0, count, count, 50]);
    for (const line of lines) expect(line.lots).toEqual([{ points: 1, last_day: null }]);
  }, 60_000);
});
