import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { createRandom } from "../../../../testing/provider/random";
import { makeClass } from "../../../../testing/provider/school";
import { accounts, bookings, lessons } from "../../../app/schema";
import type { InputOf } from "../../../base/contract/call";
import { languages, type Language } from "../../../base/i18n/languages";
import { changePoints } from "../../points/points";
import { setPackages, type PointPackage } from "../../points/prices/published";
import { defaultRefund, defaultRules, type RefundRule } from "../../rules/rule";
import { refundRuleStore, ruleStore } from "../../rules/store";
import { ruleId } from "../../rules/content";
import { bookSeat } from "../../series/bookings/book-seat";
import { cancelSeat } from "../../series/bookings/desk/change";
import type { paymentCalls } from "../desk-calls";
import { memberPaymentHandlers } from "../member-handlers";
import { readExitQuote } from "./read";

/* What a family would get back in money, from payments, bookings and rules in both databases. */

type RecordInput = InputOf<typeof paymentCalls, "payments/record">;

const hourMs = 3_600_000;

/** The day of `now` by the school's clock. */
const today = "2026-03-04";
const before = new Date("2020-01-01T00:00:00Z");
const proRata: RefundRule = { ...defaultRefund, formula: "proRata" };

const sold = (id: number, points: number, amount: number): PointPackage => ({
  ...{ id, points, name: {}, prices: [{ currency: "USD", amount }] },
  ...{ validFor: null, validUnit: "month", order: null, recommended: false },
  ...{ activeFrom: null, activeUntil: null, updatedAt: now.toISOString() },
});

beforeEach(() => setPackages([sold(1, 60, 15_000), sold(2, 120, 28_000)]));
afterEach(() => setPackages([]));

describeEachEngine((db) => {
  const accountant = createDeskCaller(db, "accountant@example.com");
  const find = async (email: string) => {
    const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
    if (!account) throw new Error("no account");
    return account;
  };
  const parentId = async () => (await find("parent@example.com")).id;
  const buy = async (changes: Partial<RecordInput> = {}) =>
    accountant("payments/record", {
      ...{ family_id: await parentId(), package_id: 2, currency: "USD", amount: 28_000, points: 0 },
      ...{ bonus: 0, last_day: null, method: "transfer", reference: "", received_on: today, note: "" },
      ...{ payer: "", country: "VN", issuer: "company", key: randomUUID() },
      ...changes,
    });
  /** Leaves only points that were bought: those of the fixture have no price. */
  const withoutOpening = async () => {
    const { id, points } = await find("parent@example.com");
    await changePoints(db(), id, -(points ?? 0), { reason: "operator", note: "x", now });
  };
  const book = async (price: number, at = now) => {
    const student = await find("student@example.com");
    const classId = await makeClass(db(), { capacity: 9, price, at });
    await db()
      .insert(lessons)
      .values(
        [48, 72].map((hours, position) => ({
          ...{ classId, position, name: {} },
          startsAt: new Date(at.getTime() + hours * hourMs),
          endsAt: new Date(at.getTime() + (hours + 1) * hourMs),
        })),
      );
    await db().transaction((tx) => bookSeat(tx, { student, classId, now: at, language: "en-US" }));
    const [booking] = await db().select().from(bookings).where(eq(bookings.classId, classId));
    return booking!;
  };
  const quote = async (at = now) => readExitQuote(db(), await parentId(), at);
  const setRefund = (rule: RefundRule) => refundRuleStore.write(db(), 1, rule, before);
  const contextOf = async (email: string, language: Language = "en-US") => ({
    ...{ language, now, token: await issueTokenFor(db(), email, now) },
  });

  test("by default a family reads that nothing goes back, until when it can exchange, and no computation", async () => {
    await buy({ bonus: 10 });
    const { quote: seen } = await memberPaymentHandlers["exit-quote"](
      {},
      await contextOf("parent@example.com"),
    );
    expect(seen).toMatchObject({
      ...{ title: "If you stopped today", totals: ["Nothing back"] },
      purchases: [
        {
          title: "120 class points bought on Mar 4, 2026",
          ...{ steps: [], exchange: "You can exchange it for another package until the end of Sep 4, 2026." },
        },
      ],
    });
    expect(seen?.purchases[0]?.reason).toContain("packages are not refunded");
  });

  test("a child and a teacher read none; a family without payments reads that there is none", async () => {
    for (const email of ["student@example.com", "teacher@example.com"])
      expect(await memberPaymentHandlers["exit-quote"]({}, await contextOf(email))).toEqual({ quote: null });
    const parent = await contextOf("parent@example.com", "ko-KR");
    const { quote: empty } = await memberPaymentHandlers["exit-quote"]({}, parent);
    expect(empty).toMatchObject({ language: "ko-KR", purchases: [], notes: [] });
    expect(empty?.totals).toHaveLength(1);
    await expect(memberPaymentHandlers["exit-quote"]({}, { language: "en-US", now })).rejects.toEqual(
      providerErrorMatching("tokenFailure", ""),
    );
  });

  test("pro rata: used points are priced as the rule on the day of the purchase says; bonus gives nothing", async () => {
    await withoutOpening();
    await setRefund({ ...proRata, usedAt: "smallerPackage" });
    await buy({ bonus: 10 });
    await refundRuleStore.write(db(), 1, defaultRefund, new Date(now.getTime() + 86_400_000));
    await book(30);
    // 30 points at 150.00 / 60; the seat gives nothing back under the default rule.
    expect((await quote()).lines).toMatchObject([
      { basis: "schoolRule", used: 30, kept: 7500, back: 20_500, usedAt: "smallerPackage" },
    ]);
    // The smaller package is no longer published.
    setPackages([sold(2, 120, 28_000)]);
    expect((await quote()).lines).toMatchObject([{ kept: 7000, back: 21_000, usedAt: "packageRate" }]);
    const desk = await accountant("payments/exit-quote", { id: await parentId() });
    expect(desk.totals).toEqual(["US$210 back"]);
    expect(desk.purchases[0]?.steps).toEqual([
      { text: "Paid", amount: "US$280" },
      { text: "30 used points at the price you paid", amount: "-US$70" },
      { text: "Back", amount: "US$210" },
    ]);
  });

  test("a booking keeps the rule it was made under", async () => {
    await withoutOpening();
    await setRefund(proRata);
    await buy();
    const half = { ...defaultRules.series, freeCancelHours: null, lateCancelPercent: 50 };
    await ruleStore.write(db(), ruleId("series"), half, before);
    await book(30);
    const generous = { ...half, lateCancelPercent: 0 };
    await ruleStore.write(db(), ruleId("series"), generous, now);
    expect((await quote()).lines).toMatchObject([{ used: 15 }]);
    await book(10);
    expect((await quote()).lines).toMatchObject([{ used: 15 }]);
  });

  test("a buyer in the European Union withdraws within the days of the law, whatever the rules say", async () => {
    await withoutOpening();
    await buy({ country: "DE" });
    await book(30);
    const desk = await accountant("payments/exit-quote", { id: await parentId() });
    expect(desk.purchases[0]).toMatchObject({
      reason: expect.stringContaining("until the end of Mar 18, 2026") as string,
      source: expect.stringContaining("2011/83/EU") as string,
    });
    expect((await quote()).lines).toMatchObject([{ basis: "withdrawal", law: "eu", used: 0, back: 28_000 }]);
    const after = new Date("2026-03-19T12:00:00Z");
    expect((await quote(new Date(after.getTime() - 1))).lines).toMatchObject([{ basis: "withdrawal" }]);
    expect((await quote(after)).lines).toMatchObject([{ basis: "none", back: 0 }]);
  });

  test("money that went back is not quoted again", async () => {
    await withoutOpening();
    await setRefund(proRata);
    const { id } = await buy();
    await accountant("payments/counter", {
      ...{ payment_id: id, kind: "refund", amount: 8000, points: 20, bonus: 0, method: "transfer" },
      ...{ reference: "", received_on: today, reason: "Moving", key: randomUUID() },
    });
    expect(await quote()).toMatchObject({
      lines: [{ amount: 20_000, points: 100, used: 0 }],
      totals: [{ currency: "USD", back: 20_000 }],
    });
  });

  test("over random histories the quote never exceeds what was paid and not given back, in any currency", async () => {
    const random = createRandom(60);
    const pick = <Value>(...values: Value[]) => values[random.below(values.length)]!;
    await withoutOpening();
    await setRefund(proRata);
    const rule = { ...defaultRules.series, freeCancelHours: 0, lateCancelPercent: 40 };
    await ruleStore.write(db(), ruleId("series"), rule, before);
    const paid = new Map<string, number>();
    const seats: number[] = [];
    const bought: { id: number; currency: "USD" | "VND" }[] = [];
    const self = { id: 1 };
    for (let step = 0; step < 40; step += 1) {
      const kind = pick("buy", "book", "cancel", "counter", "over");
      const balance = (await find("parent@example.com")).points ?? 0;
      if (kind === "buy") {
        const currency = pick("USD" as const, "VND" as const);
        const amount = 1 + random.below(50_000);
        const country = pick("", "DE", "KR", "VN");
        const points = 1 + random.below(90);
        const { id } = await buy({
          package_id: null,
          currency,
          amount,
          points,
          country,
          bonus: random.below(9),
        });
        bought.push({ id, currency });
        paid.set(currency, (paid.get(currency) ?? 0) + amount);
      } else if (kind === "book" && balance > 1) seats.push((await book(1 + random.below(balance))).id);
      else if (kind === "cancel" && seats.length > 0) {
        const id = seats.splice(random.below(seats.length), 1)[0]!;
        const context = { self, now, language: "en-US", reason: "Moving" } as never;
        await db().transaction((tx) => cancelSeat(tx, id, context));
      } else if (kind === "counter" && bought.length > 0) {
        const { id, currency } = pick(...bought);
        const family = await accountant("payments/family", { id: await parentId() });
        const { left } = family.payments.find((one) => one.id === id)!;
        const amount = random.below(left.amount + 1);
        const points = random.below(left.points + 1);
        if (amount + points > 0) {
          await accountant("payments/counter", {
            ...{ payment_id: id, kind: "refund", amount, points, bonus: 0, method: "cash" },
            ...{ reference: "", received_on: today, reason: "x", key: randomUUID() },
          });
          paid.set(currency, (paid.get(currency) ?? 0) - amount);
        }
      } else if (kind === "over" && seats.length > 0)
        // A lesson is held.
        await db()
          .update(lessons)
          .set({ startsAt: new Date(now.getTime() - 7_200_000), endsAt: new Date(now.getTime() - 3_600_000) })
          .where(
            eq(
              lessons.classId,
              (
                await db()
                  .select()
                  .from(bookings)
                  .where(eq(bookings.id, pick(...seats)))
              )[0]!.classId,
            ),
          );
      const { lines, totals } = await quote();
      for (const { currency, back } of totals) {
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(paid.get(currency) ?? 0);
      }
      for (const line of lines) expect(line.back + line.kept).toBe(line.amount);
    }
    expect(bought.length).toBeGreaterThan(3);
  });

  test("the computation is in words of each language", async () => {
    await withoutOpening();
    await setRefund(proRata);
    await buy();
    await book(30);
    const titles = new Set<string>();
    for (const language of languages) {
      const { quote: seen } = await memberPaymentHandlers["exit-quote"](
        {},
        await contextOf("parent@example.com", language),
      );
      titles.add(seen!.title);
      expect(seen!.totals[0]).toMatch(/210/);
      expect(seen!.purchases[0]!.steps).toHaveLength(3);
      expect(JSON.stringify(seen)).not.toMatch(/[{}]n|exitQuote/);
    }
    expect(titles.size).toBeGreaterThanOrEqual(languages.length - 1);
  });
});
