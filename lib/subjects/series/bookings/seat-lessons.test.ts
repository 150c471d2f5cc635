import fc from "fast-check";
import { asc, eq } from "drizzle-orm";
import { call, findClassId, issueTokenFor } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { lessons, seatLessons, seriesClasses } from "../../../app/schema";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { seatShare } from "./seat-lessons";

const sharesOf = (price: number, count: number) =>
  Array.from({ length: count }, (_, index) => seatShare(price, index, count));

test("the shares of a price sum to it, none is negative, and they differ by one point at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 200 }), (price, count) => {
      const shares = sharesOf(price, count);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
      expect(Math.min(...shares)).toBe(Math.floor(price / count));
      expect(Math.max(...shares)).toBe(Math.ceil(price / count));
    }),
  );
});

describeEachEngine((db) => {
  const readShares = (classId: number) =>
    db()
      .select({ position: lessons.position, points: seatLessons.points })
      .from(seatLessons)
      .innerJoin(lessons, eq(lessons.id, seatLessons.lessonId))
      .where(eq(lessons.classId, classId))
      .orderBy(asc(lessons.position));

  test("a seat pays for the lessons that are not over", async () => {
    const id = await findClassId(db(), "open");
    const rows = await db().select().from(lessons).where(eq(lessons.classId, id)).orderBy(lessons.position);
    await db().update(seriesClasses).set({ classPoint: 25 }).where(eq(seriesClasses.id, id));
    await db()
      .update(lessons)
      .set({ endsAt: now, startsAt: new Date(0) })
      .where(eq(lessons.id, rows[0]!.id));
    await call("preSaleApply", { id }, { token: await issueTokenFor(db(), "student@example.com") });
    expect(await readShares(id)).toEqual([
      { position: 1, points: 12 },
      { position: 2, points: 13 },
    ]);
    expect(await findBrokenInvariants(db())).toEqual([]);
  });
});
