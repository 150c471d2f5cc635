import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { providerErrorMatching } from "../../../../testing/provider/calls";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { now } from "../../../../testing/provider/fixture";
import { makeParents } from "../../../../testing/provider/school";
import { accounts, notifications, pointLedger, staffLog } from "../../../app/schema";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { eraseAccountData } from "../../../app/personal-data/erase";
import { notifyOfEndings } from "../../points/lots/notify-endings";

/* Staff pause points and move them to another family. Today is 4 March 2026. */

describeEachEngine((db) => {
  const owner = createDeskCaller(db, "owner@example.com");
  const adviser = createDeskCaller(db, "adviser@example.com");
  const readId = async (email: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  /** Gives the family 40 points that end on 31 March. @returns the family and the lot */
  async function givePoints() {
    const id = await readId("parent@example.com");
    const { ledger } = await owner("people/show", { id });
    const { account } = await owner("people/points", {
      ...{ id, change: 40, reason: "Bank transfer", seen: ledger[0]?.id ?? 0, key: randomUUID() },
      last_day: "2026-03-31",
    });
    return { id, lotId: account.lots[0]?.id ?? 0 };
  }

  test("a pause moves the end by its days, keeps the points usable, and is in the ledger and the statement", async () => {
    const { id, lotId } = await givePoints();
    const request = {
      ...{ id, lot_id: lotId, first_day: "2026-03-10", last_day: "2026-03-23", key: randomUUID() },
      reason: "Ill, doctor's note of 9 March",
    };
    const { account } = await owner("people/points-pause", request);
    expect(account.lots[0]).toMatchObject({ remaining: 40, last_day: "2026-04-14" });
    expect(account.ledger[0]).toMatchObject({
      ...{ change: 0, reason: "pause", note: request.reason },
      pause: { first_day: "2026-03-10", last_day: "2026-03-23" },
    });
    // A retry acts once; another pause of the same days is refused.
    expect((await owner("people/points-pause", request)).account.lots[0]?.last_day).toBe("2026-04-14");
    await expect(owner("people/points-pause", { ...request, key: randomUUID() })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    const statement = await owner("payments/statement", {
      id,
      from: "2026-03-01",
      to: "2090-01-01",
      for_family: true,
    });
    const line = statement.lines.at(-1);
    expect(line).toMatchObject({ change: 0, details: ["40 to use by Apr 14, 2026"] });
    expect(line?.text).toContain("Mar 10, 2026");
    expect(JSON.stringify(statement)).not.toContain("doctor");
    const [act] = await db().select().from(staffLog).where(eq(staffLog.act, "points-paused"));
    expect(act).toMatchObject({ subject: `#${id}: 40, 14`, note: request.reason });
  });

  test("families are notified before the new end of paused points", async () => {
    const { id, lotId } = await givePoints();
    const days = { first_day: "2026-03-10", last_day: "2026-03-23" };
    await owner("people/points-pause", { id, lot_id: lotId, ...days, reason: "Ill", key: randomUUID() });
    const listDays = async (day: string) => {
      await notifyOfEndings(db(), new Date(`${day}T04:00:00Z`));
      const rows = await db().select().from(notifications).where(eq(notifications.kind, "points.ending"));
      return rows.map(({ data }) => data.last_day);
    };
    expect(await listDays("2026-03-30")).not.toContain("2026-03-31");
    expect(await listDays("2026-04-08")).toContain("2026-04-14");
  });

  test("moved points keep their end, are in both ledgers, and the other family can spend them", async () => {
    const { id, lotId } = await givePoints();
    const [otherId = 0] = await makeParents(db(), [5]);
    await db().update(accounts).set({ nickname: "Minh" }).where(eq(accounts.id, otherId));
    const request = { id, lot_id: lotId, points: 15, to_id: otherId, reason: "Cousins", key: randomUUID() };
    const { account } = await owner("people/points-move", request);
    await owner("people/points-move", request);
    expect(account.lots[0]).toMatchObject({ remaining: 25, points: 40 });
    expect(account.ledger[0]).toMatchObject({
      change: -15,
      reason: "moved",
      other_family: "Minh",
      note: "Cousins",
    });
    const other = await owner("people/show", { id: otherId });
    expect(other).toMatchObject({ points: 20 });
    expect(other.lots[0]).toMatchObject({ source: "moved", remaining: 15, last_day: "2026-03-31" });
    expect(other.ledger[0]).toMatchObject({ change: 15, reason: "moved", other_family: account.name });
    const statement = await owner("payments/statement", { id: otherId, to: "2090-01-01", for_family: true });
    expect(statement.lines.at(-1)).toMatchObject({ text: "Moved here from another family", change: 15 });
    expect(JSON.stringify(statement)).not.toContain(account.name);
  });

  test("refused: more points than are left, to the same family, to a teacher, of another family's lot, by an adviser", async () => {
    const { id, lotId } = await givePoints();
    const [otherId = 0] = await makeParents(db(), [5]);
    const move = (change: object) =>
      owner("people/points-move", {
        ...{ id, lot_id: lotId, points: 15, to_id: otherId, reason: "test", key: randomUUID(), ...change },
      });
    await expect(move({ points: 41 })).rejects.toEqual(providerErrorMatching("invalidInput"));
    await expect(move({ to_id: id })).rejects.toEqual(providerErrorMatching("invalidInput"));
    await expect(move({ to_id: await readId("student@example.com") })).rejects.toEqual(
      providerErrorMatching("invalidInput"),
    );
    await expect(move({ to_id: await readId("teacher@example.com") })).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    await expect(move({ id: otherId, to_id: id })).rejects.toEqual(providerErrorMatching("invalidInput"));
    const pause = { id, lot_id: lotId, first_day: "2026-03-10", last_day: "2026-03-12", reason: "Ill" };
    for (const call of [
      adviser("people/points-move", {
        id,
        lot_id: lotId,
        points: 1,
        to_id: otherId,
        reason: "x",
        key: randomUUID(),
      }),
      adviser("people/points-pause", { ...pause, key: randomUUID() }),
    ])
      await expect(call).rejects.toEqual(providerErrorMatching("notAllowed"));
    for (const days of [
      { first_day: "2026-04-01", last_day: "2026-04-02" },
      { first_day: "2026-03-03", last_day: "2026-03-05" },
      { first_day: "2026-03-12", last_day: "2026-03-10" },
      { first_day: "2026-03-10", last_day: "2028-03-10" },
    ])
      await expect(owner("people/points-pause", { ...pause, ...days, key: randomUUID() })).rejects.toEqual(
        providerErrorMatching("invalidInput"),
      );
    expect(await db().$count(pointLedger, eq(pointLedger.reason, "moved"))).toBe(0);
  });

  test("the price paid goes along with moved points, and a refund is at most what stayed", async () => {
    const id = await readId("parent@example.com");
    const [otherId = 0] = await makeParents(db(), [0]);
    const { id: paymentId } = await owner("payments/record", {
      ...{ key: randomUUID(), family_id: id, package_id: null, points: 40, bonus: 0, last_day: null },
      ...{ received_on: "2026-03-04", currency: "USD", amount: 8001, method: "transfer", issuer: "company" },
      ...{ reference: "", note: "", payer: "", country: "VN" },
    });
    const { lots } = await owner("people/show", { id });
    await owner("people/points-move", {
      ...{ id, lot_id: lots[0]?.id ?? 0, points: 10, to_id: otherId, reason: "test", key: randomUUID() },
    });
    const { total } = await owner("payments/outstanding", {});
    expect(total.values).toEqual([{ currency: "USD", amount: 8001 }]);
    const { payments } = await owner("payments/family", { id });
    expect(payments[0]?.left).toMatchObject({ amount: 6001, points: 30 });
    const refund = (amount: number) =>
      owner("payments/counter", {
        ...{ payment_id: paymentId, kind: "refund", amount, points: 30, bonus: 0, method: "transfer" },
        ...{ reference: "", received_on: "2026-03-04", reason: "Moving away", key: randomUUID() },
      });
    await expect(refund(6002)).rejects.toMatchObject({ issues: [{ path: "amount" }] });
    await refund(6001);
    expect((await owner("payments/outstanding", {})).total.values).toEqual([
      { currency: "USD", amount: 2000 },
    ]);
  });

  test("erasing a family empties the reasons of its pauses and moves", async () => {
    const { id, lotId } = await givePoints();
    await owner("people/points-pause", {
      ...{
        id,
        lot_id: lotId,
        first_day: "2026-03-10",
        last_day: "2026-03-12",
        reason: "Broken leg",
        key: randomUUID(),
      },
    });
    await eraseAccountData(db(), id, now);
    const [line] = await db()
      .select()
      .from(pointLedger)
      .where(eq(pointLedger.reason, "pause"))
      .orderBy(desc(pointLedger.id));
    expect(line?.note).toBe("");
  });
});
