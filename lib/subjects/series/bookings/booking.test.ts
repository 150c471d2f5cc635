import { eq, sum } from "drizzle-orm";
import type { CallName } from "../../../base/contract/endpoints";
import { accounts, bookings, pointLedger, seriesClasses } from "../../../app/schema";
import type { Database } from "../../../base/db/types";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { fixture, daysLater, now } from "../../../../testing/provider/fixture";
import { makeClass, makeParents } from "../../../../testing/provider/school";
import { issueToken } from "../../identity/tokens";

const seats = async (db: Database, id: number) =>
  (await db.select().from(seriesClasses).where(eq(seriesClasses.id, id)))[0]?.students;

/** Points of every parent; checks that they equal the sum of the ledger. */
async function balances(db: Database): Promise<number[]> {
  const parents = await db.select().from(accounts).where(eq(accounts.kind, "parent")).orderBy(accounts.id);
  for (const { id, points } of parents) {
    const [ledger] = await db
      .select({ total: sum(pointLedger.change).mapWith(Number) })
      .from(pointLedger)
      .where(eq(pointLedger.accountId, id));
    expect(ledger?.total).toBe(points);
  }
  return parents.map(({ points }) => points ?? Number.NaN);
}

/** The two calls that book a seat, with the name of their id field. */
const bookingCalls = [
  ["bookCombo", "class_id"],
  ["preSaleApply", "id"],
] as const satisfies [CallName, string][];

describeEachEngine((db) => {
  describe.each(bookingCalls)("%s", (name, field) => {
    const book = async (key: string, email = "student@example.com", more = {}) => {
      const id = await findClassId(db(), key);
      const token = await issueTokenFor(db(), email);
      return call(name, { [field]: id } as never, { token, ...more });
    };

    test("takes a seat and spends the parent's points", async () => {
      const id = await findClassId(db(), "open");
      expect(await book("open")).toEqual({ [field]: id, students: 3 });
      expect(await seats(db(), id)).toBe(3);
      expect(await balances(db())).toEqual([70]);
      expect(await book("open", "sister@example.com")).toMatchObject({ students: 4 });
      expect(await balances(db())).toEqual([40]);
    });

    test.each([
      ["open", "teacher@example.com", "notAllowed"],
      ["open", "parent@example.com", "notAllowed"],
      ["applied", "student@example.com", "alreadyApplied"],
      ["full", "student@example.com", "classFull"],
      ["expired", "student@example.com", "deadlinePassed"],
      ["dear", "student@example.com", "notEnoughPoints"],
    ])("refuses %s for %s: %s, and changes nothing", async (key, email, codeName) => {
      const id = await findClassId(db(), key);
      const before = await seats(db(), id);
      await expect(book(key, email)).rejects.toEqual(providerErrorMatching(codeName));
      expect(await seats(db(), id)).toBe(before);
      expect(await balances(db())).toEqual([100]);
    });

    test("refuses an unknown class, and one whose deadline passes this very moment", async () => {
      const token = await issueTokenFor(db(), "student@example.com");
      await expect(call(name, { [field]: 999 } as never, { token })).rejects.toEqual(
        providerErrorMatching("notFound"),
      );
      const [row] = await db().select().from(seriesClasses).where(eq(seriesClasses.demoKey, "open"));
      await expect(book("open", undefined, { now: row?.deadline })).rejects.toEqual(
        providerErrorMatching("deadlinePassed"),
      );
    });

    test("refuses in the caller's language", async () => {
      await expect(book("full", undefined, { language: "ko-KR" })).rejects.toEqual(
        providerErrorMatching("classFull", /정원/),
      );
    });

    test("the same key answers the same and books once", async () => {
      const more = { idempotencyKey: "once" };
      const first = await book("open", undefined, more);
      expect(await book("open", undefined, more)).toEqual(first);
      await expect(book("open")).rejects.toEqual(providerErrorMatching("alreadyApplied"));
      expect(await balances(db())).toEqual([70]);
    });

    test("concurrent repetitions of one key book once and return the same response", async () => {
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => book("open", undefined, { idempotencyKey: "burst" })),
      );
      expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await balances(db())).toEqual([70]);
    });

    test("a key belongs to one student and one request", async () => {
      const more = { idempotencyKey: "mine" };
      await book("open", undefined, more);
      await expect(book("last seat", undefined, more)).rejects.toEqual(providerErrorMatching("invalidInput"));
      expect(await book("open", "sister@example.com", more)).toMatchObject({ students: 4 });
    });

    test("a refused attempt does not consume its idempotency key", async () => {
      const more = { idempotencyKey: "again" };
      await expect(book("open", undefined, { ...more, now: daysLater(29) })).rejects.toEqual(
        providerErrorMatching("deadlinePassed"),
      );
      expect(await book("open", undefined, more)).toMatchObject({ students: 3 });
    });
  });

  test("many students at once: no seat too many, no point lost", async () => {
    const [passwordHash] = ["not a login"];
    const parents = await makeParents(db(), Array<number>(20).fill(50));
    const students = await db()
      .insert(accounts)
      .values(
        // Two students share each parent, whose points pay for only one seat.
        [...parents, ...parents].map((parentId, i) => ({
          kind: "student" as const,
          email: `s${i}@example.com`,
          passwordHash,
          nickname: `S${i}`,
          parentId,
        })),
      )
      .returning();
    const id = await makeClass(db(), { capacity: 10, price: 30, at: now });
    const tokens = await Promise.all(students.map((student) => issueToken(db(), student.id, daysLater(0))));

    // Every student tries five times at once, alternating between the two calls.
    const attempts = tokens.flatMap((token) =>
      Array.from({ length: 5 }, (_, i) =>
        i % 2 ? call("preSaleApply", { id }, { token }) : call("bookCombo", { class_id: id }, { token }),
      ),
    );
    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const outcome of outcomes) {
      if (outcome.status === "fulfilled") continue;
      expect(["classFull", "alreadyApplied", "notEnoughPoints"]).toContain(
        (outcome.reason as { codeName?: string }).codeName,
      );
    }
    expect(await seats(db(), id)).toBe(10);
    expect(await db().$count(bookings, eq(bookings.classId, id))).toBe(10);
    const points = (await balances(db())).slice(
      fixture.accounts.filter(({ kind }) => kind === "parent").length,
    );
    expect(points.reduce((a, b) => a + b, 0)).toBe(20 * 50 - 10 * 30);
  }, 60_000);
});
