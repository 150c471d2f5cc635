import { eq } from "drizzle-orm";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { makeClass } from "../../../../testing/provider/school";
import { accounts, bookings, lessonRules } from "../../../app/schema";
import { ruleId } from "../../rules/content";
import { defaultRules } from "../../rules/rule";
import { ruleStore } from "../../rules/store";
import { bookSeat } from "./book-seat";
import { readFamilySeatRules } from "./seat-rule";

/* A booking keeps the rule that it was made under, in both databases. */

const { series } = defaultRules;

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const publish = (changes: Partial<typeof series>, at: Date) =>
    ruleStore.write(db(), ruleId("series"), { ...series, ...changes }, at);
  const book = async (price: number) => {
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    const classId = await makeClass(db(), { capacity: 9, price, at: now });
    await db().transaction((tx) => bookSeat(tx, { student: student!, classId, now, language: "en-US" }));
    const [booking] = await db().select().from(bookings).where(eq(bookings.classId, classId));
    return { ...booking!, parentId: student?.parentId ?? 0 };
  };
  const shown = async ({ classId }: { classId: number }) =>
    (await owner("bookings/show", { id: classId })).seats[0]?.earlier_rule;

  test("each booking costs what its own rule says, and the desk says which is not today's", async () => {
    const first = await book(10);
    expect(first.ruleId).toBeNull();
    expect(await shown(first)).toBeNull();
    await publish({ lateCancelPercent: 50 }, now);
    const second = await book(20);
    expect(await shown(second)).toBeNull();
    expect(await shown(first)).toEqual({ since: null });
    await publish({ lateCancelPercent: 30 }, daysLater(1));
    expect(await shown(second)).toEqual({ since: now.toISOString() });
    const costs = await readFamilySeatRules(db(), first.parentId, now);
    expect(costs.get(first.id)).toMatchObject({ cancel: { cost: 10, back: 0 } });
    expect(costs.get(second.id)).toMatchObject({ cancel: { cost: 10, back: 10 } });
  });

  test("a rule that was published again unchanged is no other rule", async () => {
    await publish({}, now);
    const booked = await book(10);
    await publish({ lateCancelPercent: 0 }, daysLater(1));
    await publish({}, daysLater(2));
    expect(booked.ruleId).not.toBeNull();
    expect(await shown(booked)).toBeNull();
    expect(await db().$count(lessonRules)).toBe(3);
  });

  test("the rule of another kind is not that of a booking", async () => {
    await ruleStore.write(db(), ruleId("single"), { ...series, lateCancelPercent: 0 }, now);
    expect((await book(10)).ruleId).toBeNull();
  });
});
