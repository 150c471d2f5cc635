import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { issueTokenFor, providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { accounts, notifications, withdrawals } from "../../../app/schema";
import { eraseAccountData } from "../../../app/personal-data/erase";
import { readPersonalData } from "../../../app/personal-data/export";
import { memberPaymentHandlers } from "../member-handlers";

/* Buyers withdraw from purchases where their law lets them. Payments are of 4 March 2026. */

const parentEmail = "parent@example.com";

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  const parentId = async () =>
    (await db().select().from(accounts).where(eq(accounts.email, parentEmail)))[0]?.id ?? 0;
  const contextOf = async (email: string, at = now) =>
    ({ language: "en-US", now: at, token: await issueTokenFor(db(), email, at) }) as const;
  const pay = async (country: string) =>
    (
      await owner("payments/record", {
        ...{ key: randomUUID(), family_id: await parentId(), package_id: null, points: 40, bonus: 0 },
        ...{ last_day: null, received_on: "2026-03-04", currency: "USD", amount: 8000, method: "transfer" },
        ...{ issuer: "company", reference: "", note: "", payer: "", country },
      })
    ).id;
  const withdraw = async (id: number, email = parentEmail, at = now) =>
    actionHandlers["withdraw-purchase"]({ payment_id: id, name: "Trang Tran" }, await contextOf(email, at));
  const shown = async (at = now) =>
    (await memberPaymentHandlers.payments({}, await contextOf(parentEmail, at))).payments[0]?.withdrawal;

  test("a buyer in South Korea withdraws within seven days, once, and both sides get a mail", async () => {
    const id = await pay("KR");
    expect(await shown()).toEqual({ until: "2026-03-12T12:00:00.000Z", declared_at: null });
    const declared = { declared_at: now.toISOString() };
    expect(await Promise.all([withdraw(id), withdraw(id)])).toEqual([declared, declared]);
    expect(await withdraw(id, parentEmail, daysLater(3))).toEqual(declared);
    expect(await shown(daysLater(20))).toMatchObject(declared);
    const mails = await db().select().from(notifications).where(eq(notifications.kind, "purchase.withdrawn"));
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.every(({ data }) => data.name === "Trang Tran" && data.amount === 8000)).toBe(true);
    const { withdrawals: open } = await adviser("payments/withdrawals", {});
    expect(open).toMatchObject([{ payment_id: id, name: "Trang Tran", receipt: "2026-0001", amount: 8000 }]);
    await expect(adviser("payments/withdrawal-settle", { payment_id: id })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    await owner("payments/withdrawal-settle", { payment_id: id });
    await expect(owner("payments/withdrawal-settle", { payment_id: id })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    expect((await owner("payments/withdrawals", {})).withdrawals).toEqual([]);
  });

  test("refused after the time, in a country without the right, by a child, and for another family's payment", async () => {
    const id = await pay("KR");
    const end = new Date("2026-03-12T12:00:00.000Z");
    expect(await shown(end)).toBeNull();
    await expect(withdraw(id, parentEmail, end)).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    for (const email of ["student@example.com", "teacher@example.com"])
      await expect(withdraw(id, email)).rejects.toEqual(providerErrorMatching("notFound", ""));
    await expect(withdraw(987_654)).rejects.toEqual(providerErrorMatching("notFound", ""));
    const other = await pay("VN");
    expect(await shown()).toBeNull();
    await expect(withdraw(other)).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    expect(await db().$count(withdrawals)).toBe(0);
  });

  test("a withdrawal is in the person's data, and erasing the person empties its name", async () => {
    const id = await pay("DE");
    await withdraw(id);
    const data = await readPersonalData(
      db(),
      (await db().select().from(accounts).where(eq(accounts.email, parentEmail)))[0]!,
    );
    expect(JSON.stringify(data)).toContain("Trang Tran");
    await eraseAccountData(db(), await parentId(), now);
    expect(await db().select().from(withdrawals)).toMatchObject([{ paymentId: id, name: "" }]);
  });
});
