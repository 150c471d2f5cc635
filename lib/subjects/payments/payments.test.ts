import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { isLongRun } from "../../../testing/long-run";
import { issueTokenFor, providerErrorMatching } from "../../../testing/provider/calls";
import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { createRandom } from "../../../testing/provider/random";
import { accounts, payments, pointLedger, pointLots, receipts } from "../../app/schema";
import { eraseAccountData } from "../../app/personal-data/erase";
import { readPersonalData } from "../../app/personal-data/export";
import type { InputOf } from "../../base/contract/call";
import { findBrokenInvariants } from "../../base/db/invariants";
import type { Database } from "../../base/db/types";
import { collectText } from "../../base/commands/collect-text";
import { xlsxType } from "../../base/text/xlsx";
import { changePoints } from "../points/points";
import { setPackages, type PointPackage } from "../points/prices/published";
import { addMonths, monthOf } from "./days";
import type { paymentCalls } from "./desk-calls";
import { memberPaymentHandlers } from "./member-handlers";

type RecordInput = InputOf<typeof paymentCalls, "payments/record">;
type CounterInput = InputOf<typeof paymentCalls, "payments/counter">;

/** The day of `now` by the school's clock. */
const today = "2026-03-04";

const smallPackage: PointPackage = {
  ...{ id: 1, points: 120, name: {}, prices: [{ currency: "USD", amount: 28_000 }] },
  ...{ validFor: 6, validUnit: "month", order: null, recommended: false },
  ...{ activeFrom: null, activeUntil: null, updatedAt: now.toISOString() },
};

const parentEmail = "parent@example.com";
const idOf = async (db: Database, email: string) =>
  (await db.select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;
const balanceOf = async (db: Database, id: number) =>
  (await db.select().from(accounts).where(eq(accounts.id, id)))[0]?.points;

beforeEach(() => setPackages([smallPackage]));
afterEach(() => setPackages([]));

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const accountant = createDeskCaller(db, "accountant@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");

  const input = async (changes: Partial<RecordInput> = {}): Promise<RecordInput> => ({
    ...{ family_id: await idOf(db(), parentEmail), package_id: null, currency: "USD", amount: 20_000 },
    ...{ points: 100, bonus: 0, last_day: null, method: "transfer", reference: "TRANG 88" },
    ...{ received_on: today, note: "", payer: "", country: "VN", issuer: "company", key: randomUUID() },
    ...changes,
  });
  const record = async (changes: Partial<RecordInput> = {}, at = now) =>
    (await accountant("payments/record", await input(changes), at)).id;
  const counterInput = (paymentId: number, changes: Partial<CounterInput> = {}): CounterInput => ({
    ...{ payment_id: paymentId, kind: "refund", amount: 20_000, points: 100, bonus: 0 },
    ...{ method: "transfer", reference: "", received_on: today, reason: "Moving away", key: randomUUID() },
    ...changes,
  });
  const counter = (paymentId: number, changes: Partial<CounterInput> = {}, at = now) =>
    accountant("payments/counter", counterInput(paymentId, changes), at);
  const family = async () => accountant("payments/family", { id: await idOf(db(), parentEmail) });

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("a package brings its points as a lot with price and end, and bonus points one of their own", async () => {
    const id = await record({
      package_id: 1,
      amount: 27_500,
      points: 0,
      bonus: 10,
      received_on: "2026-02-28",
    });
    const lots = await db().select().from(pointLots).orderBy(asc(pointLots.id));
    expect(lots.slice(-2)).toMatchObject([
      { source: "purchase", points: 120, paidAmount: 27_500, paidPoints: 120, currency: "USD" },
      { source: "bonus", points: 10, paidAmount: null, currency: null },
    ]);
    // Six months after 28 February, until the end of that day in Beijing.
    for (const { endsAt } of lots.slice(-2)) expect(endsAt).toEqual(new Date("2026-08-28T16:00:00Z"));
    expect(await balanceOf(db(), await idOf(db(), parentEmail))).toBe(230);
    const { payments: list, name } = await family();
    expect(name).toBe("Trang");
    expect(list).toMatchObject([
      {
        ...{ id, kind: "payment", package_points: 120, points: 120, bonus: 10, payer: "Trang" },
        ...{ left: { amount: 27_500, points: 120, bonus: 10 }, receipt: "2026-0001", who: "Anne" },
      },
    ]);
  });

  test("a payment may bring no points, and a free amount's points end when staff say", async () => {
    await record({ points: 0, amount: 1500, note: "Textbook" });
    await record({ points: 5, last_day: "2026-04-01" });
    const lots = await db().select().from(pointLots).orderBy(asc(pointLots.id));
    expect(lots.at(-1)).toMatchObject({ points: 5, endsAt: new Date("2026-04-01T16:00:00Z") });
    expect(await balanceOf(db(), await idOf(db(), parentEmail))).toBe(105);
  });

  test.each([
    ["a day to come", { received_on: "2026-03-05" }, "received_on"],
    ["a package that is gone", { package_id: 99 }, "package_id"],
    ["points that would have ended", { last_day: "2026-03-03" }, "last_day"],
    ["a package whose points would have ended", { package_id: 1, received_on: "2025-08-01" }, "received_on"],
  ] as const)("%s is refused at its field, and nothing changes", async (_, changes, path) => {
    await expect(record(changes)).rejects.toMatchObject({ issues: [{ path }] });
    expect(await db().$count(payments)).toBe(0);
    expect(await db().$count(receipts)).toBe(0);
    expect(await balanceOf(db(), await idOf(db(), parentEmail))).toBe(100);
  });

  test("neither a teacher nor somebody who was erased can pay", async () => {
    const teacher = await idOf(db(), "teacher@example.com");
    await expect(record({ family_id: teacher })).rejects.toEqual(providerErrorMatching("notAllowed"));
    await expect(record({ family_id: 987_654 })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("a retry with the same key records once, another request with it is refused", async () => {
    const request = await input();
    const first = await accountant("payments/record", request);
    expect(await accountant("payments/record", request)).toEqual(first);
    await expect(accountant("payments/record", { ...request, amount: 1 })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    expect(await db().$count(payments)).toBe(1);
  });

  test("advisers record payments only while an owner allows it; editors never see them", async () => {
    const request = await input();
    await expect(adviser("payments/record", request)).rejects.toEqual(providerErrorMatching("notAllowed"));
    const { members } = await owner("staff/list", {});
    const member = members.find(({ role }) => role === "adviser")!;
    expect((await adviser("payments/family", { id: request.family_id })).can_record).toBe(false);
    await owner("staff/change", { id: member.id, enters_points: true });
    const { id } = await adviser("payments/record", request);
    await adviser("payments/counter", counterInput(id));
    await owner("staff/change", { id: member.id, enters_points: false });
    for (const call of [
      adviser("payments/counter", counterInput(id)),
      adviser("payments/official-number", { id, number: "1" }),
    ])
      await expect(call).rejects.toEqual(providerErrorMatching("notAllowed"));
  });

  test("a refund takes back at most the money and the points that are left, of this payment's lots", async () => {
    const parentId = await idOf(db(), parentEmail);
    const first = await record({ bonus: 20, last_day: "2026-06-30" });
    await record({ last_day: "2026-04-30" });
    // Spends the second lot, which ends first, and 30 points of the first payment.
    await changePoints(db(), parentId, -150, { reason: "operator", note: "lessons", now });
    const before = (await family()).payments.find(({ id }) => id === first);
    expect(before?.left).toEqual({ amount: 20_000, points: 50, bonus: 20 });
    for (const [changes, path] of [
      [{ amount: 20_001 }, "amount"],
      [{ points: 51 }, "points"],
      [{ points: 50, bonus: 21 }, "bonus"],
      [{ received_on: "2026-03-03" }, "received_on"],
    ] as const)
      await expect(counter(first, { amount: 0, points: 0, ...changes })).rejects.toMatchObject({
        issues: [{ path }],
      });
    await counter(first, { amount: 9000, points: 50, bonus: 20 });
    const after = (await family()).payments;
    expect(after.find(({ id }) => id === first)?.left).toEqual({ amount: 11_000, points: 0, bonus: 0 });
    expect(after[0]).toMatchObject({
      ...{ kind: "refund", counter_to: first, amount: -9000, points: -50, bonus: -20 },
      ...{ receipt: "C-2026-0001", note: "Moving away" },
    });
    // A counter-entry has none of its own.
    await expect(counter(after[0]!.id)).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("of two refunds at once, one finds the money gone", async () => {
    const id = await record();
    const outcomes = await Promise.allSettled([counter(id), counter(id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("receipts have no gaps, also of concurrent and refused payments, apart by issuer, year and kind", async () => {
    const recordAt = (at: Date, changes: Partial<RecordInput> = {}) => record(changes, at);
    const nextYear = new Date("2026-12-31T16:00:00Z");
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => recordAt(now)),
      // The owner makes the points too many after the receipts' lock is taken.
      ...Array.from({ length: 3 }, () => recordAt(now, { last_day: "2026-03-01" })),
      ...Array.from({ length: 2 }, () => recordAt(nextYear)),
    ]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(3);
    const first = (await family()).payments.at(-1);
    await counter(first!.id);
    const numbers = (await family()).payments.map(({ receipt }) => receipt).toSorted();
    expect(numbers).toEqual([
      ...["2026-0001", "2026-0002", "2026-0003", "2026-0004", "2026-0005"],
      // 31 December 16:00 UTC is the new year in Beijing.
      ...["2027-0001", "2027-0002", "C-2026-0001"],
    ]);
  });

  test("a closed month takes no payment and no counter-entry, until an owner reopens it with a reason", async () => {
    const id = await record({ received_on: "2026-02-27" });
    await expect(accountant("payments/close-month", { month: "2026-03" })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    await accountant("payments/close-month", { month: "2026-02" });
    await accountant("payments/close-month", { month: "2026-02" });
    expect((await accountant("payments/month", { month: "2026-02" })).closed).toMatchObject({ who: "Anne" });
    const closedDay = { received_on: "2026-02-28" } as const;
    for (const call of [record(closedDay), counter(id, closedDay)])
      await expect(call).rejects.toMatchObject({ issues: [{ path: "received_on" }] });
    await counter(id);
    await owner("payments/reopen-month", { month: "2026-02", reason: "A transfer was found" });
    await record(closedDay);
    const { lines } = await owner("staff/log", {});
    expect(lines.filter(({ act }) => act.startsWith("month-"))).toMatchObject([
      { act: "month-reopened", note: "A transfer was found", who: "Olga" },
      { act: "month-closed", who: "Anne" },
    ]);
  });

  test("a month sums the money by day, way, package, country and currency, and says what became of the points", async () => {
    const month = monthOf(today);
    const [day, parentId] = [`${month}-01`, await idOf(db(), parentEmail)];
    await record({ package_id: 1, amount: 24_000, received_on: day, bonus: 7 });
    const vnd = { points: 0, amount: 7_000_000, currency: "VND", method: "cash", received_on: day } as const;
    const cash = await record(vnd);
    await counter(cash, { amount: 2_000_000, points: 0, received_on: day });
    await record({ points: 50, amount: 5000, country: "", received_on: day, last_day: addMonths(day, 2) });
    await changePoints(db(), parentId, -30, { reason: "operator", note: "x", now });
    // The database dates these rows, and those of the fixture, by its own clock.
    for (const table of [pointLedger, pointLots]) await db().update(table).set({ createdAt: now });
    const { income, points } = await accountant("payments/month", {});
    expect(income).toEqual({
      total: [
        { currency: "USD", received: 29_000, back: 0, count: 2 },
        { currency: "VND", received: 7_000_000, back: -2_000_000, count: 2 },
      ],
      by_day: [
        { key: day, currency: "USD", amount: 29_000, count: 2 },
        { key: day, currency: "VND", amount: 5_000_000, count: 2 },
      ],
      by_method: [
        { key: "cash", currency: "VND", amount: 7_000_000, count: 1 },
        { key: "transfer", currency: "USD", amount: 29_000, count: 2 },
        { key: "transfer", currency: "VND", amount: -2_000_000, count: 1 },
      ],
      by_package: [
        { key: "", currency: "USD", amount: 5000, count: 1 },
        { key: "", currency: "VND", amount: 5_000_000, count: 2 },
        { key: "120", currency: "USD", amount: 24_000, count: 1 },
      ],
      by_country: [
        { key: "", currency: "USD", amount: 5000, count: 1 },
        { key: "VN", currency: "USD", amount: 24_000, count: 1 },
        { key: "VN", currency: "VND", amount: 5_000_000, count: 2 },
      ],
    });
    // The seat of the fixture was spent in this month.
    expect(points).toMatchObject({ sold: 170, bonus: 7, spent: 30, ended: 0, outstanding: 247 });
    // 30 of the 50 points that end first, at 1 dollar each, were taken: 20 and 120 at 2 dollars are left.
    expect(points.values).toMatchObject([{ currency: "USD", sold: 29_000, outstanding: 26_000 }]);
    const file = await accountant("payments/export", { month });
    const rows = (await collectText(file.pieces)).split("\r\n");
    expect(rows).toHaveLength(6);
    expect(rows[3]).toContain("-2000000,VND");
    const workbook = await accountant("payments/export", { month, format: "xlsx" });
    expect(workbook).toMatchObject({ name: `payments-${month}.xlsx`, type: xlsxType });
  });

  test("the number of an official invoice is noted on the receipt, which is in the buyer's language", async () => {
    await db().update(accounts).set({ language: "vi-VN" }).where(eq(accounts.email, parentEmail));
    const id = await record({ issuer: "vietnam", amount: 7_000_000, currency: "VND", payer: "Công ty Sao" });
    await accountant("payments/official-number", { id, number: "1C26TAA-7" });
    const receipt = await accountant("payments/receipt", { id });
    expect(receipt).toMatchObject({
      ...{ language: "vi-VN", title: "Biên lai" },
      total: { amount: expect.stringMatching(/^7\.000\.000/) },
    });
    const facts = receipt.facts.map(({ value }) => value);
    expect(facts).toEqual(expect.arrayContaining(["Công ty Sao", "Chuyển khoản", "TRANG 88", "1C26TAA-7"]));
    await expect(accountant("payments/receipt", { id: 987_654 })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
  });

  test("a parent sees the family's payments and receipts; a child and others do not", async () => {
    const id = await record({ bonus: 5 });
    const contextOf = async (email: string) =>
      ({ language: "en-US", now, token: await issueTokenFor(db(), email, now) }) as const;
    const parent = await contextOf(parentEmail);
    expect(await memberPaymentHandlers.payments({}, parent)).toEqual({
      payments: [
        {
          ...{ id, kind: "payment", received_on: today, amount: "US$200", points: 105 },
          ...{ receipt: "2026-0001", withdrawal: null },
        },
      ],
    });
    expect(await memberPaymentHandlers.receipt({ id }, parent)).toMatchObject({ number: "2026-0001" });
    for (const email of ["student@example.com", "teacher@example.com"]) {
      const other = await contextOf(email);
      expect(await memberPaymentHandlers.payments({}, other)).toEqual({ payments: [] });
      await expect(memberPaymentHandlers.receipt({ id }, other)).rejects.toEqual(
        providerErrorMatching("notFound", ""),
      );
    }
  });

  test("a copy of a person's data has the payments; erasing keeps the money and the number without the person", async () => {
    const id = await record({ note: "Talked to Trang", payer: "Trang Ltd" });
    const [account] = await db().select().from(accounts).where(eq(accounts.email, parentEmail));
    const copy = await readPersonalData(db(), account!);
    expect(JSON.stringify(copy)).toContain("TRANG 88");
    await db().transaction((tx) => eraseAccountData(tx, account!.id));
    const [kept] = await db().select().from(payments).where(eq(payments.id, id));
    expect(kept).toMatchObject({ amount: 20_000, payer: "", reference: null, note: null, country: "VN" });
    const { payments: list } = await accountant("payments/month", { month: "2026-03" });
    expect(list).toMatchObject([{ id, family: "", receipt: "2026-0001" }]);
  });

  test("a payment that is recorded while the family is erased keeps no name", async () => {
    const id = await idOf(db(), parentEmail);
    const erase = db().transaction((tx) => eraseAccountData(tx, id));
    await Promise.allSettled([record({ points: 0 }), erase, record({ points: 5 })]);
    for (const { payer, reference } of await db().select().from(payments))
      expect([payer, reference]).toEqual(["", null]);
    await expect(accountant("payments/family", { id })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("families are found by the names of parents and students only", async () => {
    const find = async (text: string) =>
      (await accountant("payments/families", { text })).families.map(({ name }) => name);
    expect(await find("tran")).toEqual(["Trang"]);
    expect(await find("An")).toEqual(["Trang"]);
    for (const text of ["example.com", "%", "Lin"]) expect(await find(text)).toEqual([]);
  });

  test("random histories keep points, money and numbers consistent", async () => {
    const { below, pick } = createRandom(7);
    const parentId = await idOf(db(), parentEmail);
    for (let step = 0; step < (isLongRun ? 60 : 30); step += 1) {
      const at = daysLater(step * 3);
      const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      const [first] = (await family()).payments.filter(({ kind }) => kind === "payment").slice(below(3));
      await pick<() => unknown>([
        () =>
          record(
            {
              ...{ received_on: day, points: below(60), bonus: below(9), amount: 1 + below(9000) },
              package_id: pick([null, 1]),
              last_day: pick([null, addMonths(day, 1)]),
            },
            at,
          ),
        async () => {
          const balance = (await balanceOf(db(), parentId)) ?? 0;
          await changePoints(db(), parentId, -below(balance + 1), { reason: "operator", note: "x", now: at });
        },
        () =>
          first &&
          counter(
            first.id,
            {
              ...{ received_on: day, kind: pick(["refund", "correction"] as const) },
              ...{ amount: below(first.left.amount + 2), points: below(first.left.points + 2) },
            },
            at,
            // More than what is left is refused as a whole.
          ).catch(() => undefined),
      ])();
      if (step % 10 === 9) expect(await findBrokenInvariants(db())).toEqual([]);
    }
  }, 60_000);
});
