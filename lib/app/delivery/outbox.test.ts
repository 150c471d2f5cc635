import { asc, eq } from "drizzle-orm";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { trialInput } from "../../../testing/provider/trial";
import { describeEachEngine } from "../../../testing/provider/engines";
import { daysLater, now } from "../../../testing/provider/fixture";
import { enrolmentInput } from "../../../testing/provider/enrolment";
import { webhookEventSchema, type EventKind } from "../../engines/notifications/events";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { eraseAccountData } from "../personal-data/erase";
import { accounts, enrolments, notifications } from "../schema";
import type { Database } from "../../base/db/types";
import { startCommand } from "../operator/commands";
import { collectText } from "../../base/commands/collect-text";
import { deliver } from "./deliver";
import { claim, markSent, retryDelayMs } from "./queue";
import { deleteOldNotifications } from "../../engines/notifications/retention";
import { SendError, type NotificationRow, type Channel } from "../../engines/notifications/channel";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_MAIL_TO = "leads@school.example";
process.env.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
process.env.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
process.env.LOG_LEVEL = "silent";

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test("retry delays grow to six hours, and attempts end after three days", () => {
  let elapsedMinutes = 0;
  for (let tries = 1; elapsedMinutes < 3 * 24 * 60; tries++) elapsedMinutes += retryDelayMs(tries) / 60_000;
  expect([1, 2, 3, 20].map((tries) => retryDelayMs(tries) / 60_000)).toEqual([1, 2, 4, 360]);
});

describeEachEngine((db, own) => {
  const all = () => db().select().from(notifications).orderBy(asc(notifications.id));
  const dataOf = (rows: NotificationRow[]) =>
    rows.map(({ kind, way, audience }) => `${kind} ${way} ${audience}`);

  /** A fake channel that records what it sent; `respond` may throw. */
  function createChannel(
    respond: (notification: NotificationRow) => void = () => undefined,
  ): Channel & { sent: NotificationRow[] } {
    const sent: NotificationRow[] = [];
    const send = async (notification: NotificationRow) => {
      respond(notification);
      sent.push(notification);
    };
    return { name: "mail", send, close: () => undefined, sent };
  }

  /** A database that fails as soon as `isOver` returns true. */
  function failingDatabase(real: Database, isOver: () => boolean): Database {
    const dead = () => Promise.reject(new Error("killed"));
    const update: Database["update"] = (table) => {
      const update = real.update(table);
      if (!isOver()) return update;
      const then: Promise<never>["then"] = (onFulfilled, onRejected) => dead().then(onFulfilled, onRejected);
      return { set: () => ({ where: () => ({ returning: dead, then }) }) } as never;
    };
    return new Proxy(real, {
      get: (of, name, self) => (name === "update" ? update : Reflect.get(of, name, self)),
    });
  }
  /** Waits until the killed process's pending sends are finished. */
  const pendingSends = async (mail: { sent: NotificationRow[] }) => {
    for (let before = -1; before < mail.sent.length; await Promise.resolve()) before = mail.sent.length;
  };

  /** Queues a waiting notification for each lane. */
  async function queue(...lanes: string[]): Promise<void> {
    const row = { kind: "test.asked", way: "mail", audience: "school", data: {}, nextTryAt: now } as const;
    await db()
      .insert(notifications)
      .values(lanes.map((lane) => ({ ...row, lane, createdAt: now, giveUpAt: daysLater(3) })));
  }

  test("enrolments, enquiries, bookings and trial lessons are queued in their transactions", async () => {
    await call("abroadCreate", enrolmentInput);
    await call("abroadCreate", enrolmentInput);
    const id = await findClassId(db(), "open");
    await call("preSaleRegister", { id, name: "Bo", region: "VN", phone: "84-911111111" });
    const token = await issueTokenFor(db(), "student@example.com");
    await call("preSaleApply", { id }, { token });
    await actionHandlers.trial(trialInput, { token, language: "en-US", now });
    const rows = await all();
    expect(dataOf(rows)).toEqual([
      "enrolment.made mail school",
      "enrolment.made webhook school",
      "enquiry.made mail school",
      "enquiry.made webhook school",
      "booking.made mail school",
      "booking.made mail person",
      "booking.made webhook school",
      "trial.asked mail school",
      "trial.asked mail person",
      "trial.asked webhook school",
    ]);
    for (const { kind, data, createdAt } of rows) {
      const event = { type: kind, timestamp: createdAt.toISOString(), data };
      expect(webhookEventSchema(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    expect(rows[0]).toMatchObject({
      e164: "+84912345678",
      data: {
        ...{ name: "Lan", phone: "84-912345678", phone_e164: "+84912345678" },
        ...{ interest: expect.any(String), interest_codes: expect.any(Array), source_code: "VN" },
      },
    });
    expect(rows[5]).toMatchObject({ data: { email: "student@example.com", points: 30 } });
  });

  test("refused bookings, unknown classes and rolled back events are not queued", async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    await expect(call("preSaleApply", { id: await findClassId(db(), "full") }, { token })).rejects.toThrow();
    const asked = { name: "Bo", region: "VN", phone: "84-911111111" };
    await expect(call("preSaleRegister", { id: 999, ...asked })).rejects.toThrow();
    await db()
      .transaction(async (tx) => {
        await tx.insert(notifications).values({
          kind: "test.asked",
          way: "mail",
          audience: "school",
          lane: "x",
          data: {},
          nextTryAt: now,
          giveUpAt: now,
        });
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect(await all()).toEqual([]);
  });

  test("a sent notification is marked and emptied, and sent once", async () => {
    await call("abroadCreate", enrolmentInput, { now });
    const mail = createChannel();
    const clock = () => daysLater(1);
    await db()
      .update(notifications)
      .set({ createdAt: now, nextTryAt: now, giveUpAt: daysLater(3) });
    expect([await deliver(db(), mail, clock), await deliver(db(), mail, clock)]).toEqual([1, 0]);
    expect(mail.sent).toMatchObject([{ data: { name: "Lan" } }]);
    expect((await all())[0]).toMatchObject({
      state: "sent",
      data: {},
      sentAt: daysLater(1),
      leaseUntil: null,
    });
  });

  test("concurrent processes claim each notification once", async () => {
    await queue(...Array.from({ length: 40 }, (_, index) => `lane ${index}`));
    const taken = await Promise.all(Array.from({ length: 8 }, () => claim(db(), "mail", now, 10)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    while ((await deliver(db(), createChannel(), () => now)) > 0);
    const rest = await claim(db(), "mail", now, 100);
    expect(rest).toEqual([]);
  });

  test("a person's notifications are sent in order; a waiting one delays nobody else", async () => {
    await queue("a", "a", "b", "a");
    const failing = createChannel(({ id, tries }) => {
      if (id === 1 && tries < 3) throw new SendError("no");
    });
    await deliver(db(), failing, () => now);
    expect(failing.sent.map(({ id }) => id)).toEqual([3]);
    for (const at of [1, 3, 3, 3].map(minutes)) await deliver(db(), failing, () => at);
    expect(failing.sent.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  });

  test("another process sends what a killed process had claimed", async () => {
    await queue("a");
    const [first] = await claim(db(), "mail", now, 10);
    expect(await claim(db(), "mail", minutes(2), 10)).toEqual([]);
    const [second] = await claim(db(), "mail", minutes(4), 10);
    expect(second).toMatchObject({ id: first?.id, tries: 2 });
    // The first process was only slow: its late result is ignored.
    if (first) await markSent(db(), [first], minutes(5));
    expect((await all())[0]).toMatchObject({ state: "waiting" });
    if (second) await markSent(db(), [second], minutes(5));
    expect((await all())[0]).toMatchObject({ state: "sent" });
  });

  test("if a process is killed at any statement, each notification is sent, at most twice with the same id", async () => {
    const lanes = Array.from({ length: 15 }, (_, index) => `lane ${index % 12}`);
    let steps = 0;
    for (let killedAt = 0; ; killedAt++) {
      await db().delete(notifications);
      await queue(...lanes);
      steps = 0;
      const failingDb = failingDatabase(db(), () => steps++ >= killedAt);
      const mail = createChannel();
      await deliver(failingDb, mail, () => now).catch(() => undefined);
      await pendingSends(mail);
      for (const at of [4, 4, 8, 8].map(minutes)) await deliver(db(), mail, () => at);
      const counts = new Map<number, number>();
      for (const { id } of mail.sent) counts.set(id, (counts.get(id) ?? 0) + 1);
      expect([killedAt, counts.size, Math.max(...counts.values()) <= 2]).toEqual([killedAt, 15, true]);
      expect((await all()).every(({ state }) => state === "sent")).toBe(true);
      if (steps <= killedAt) break;
    }
    // At least the claim and the marking.
    expect(steps).toBeGreaterThanOrEqual(2);
  });

  test("after three days it is stuck, listed without its data, and can be retried", async () => {
    await queue("a");
    const failing = createChannel(() => {
      throw new SendError("the mail server answered 451");
    });
    let [row] = await all();
    let tries = 0;
    while (row && row.state === "waiting") {
      const at = row.nextTryAt;
      await deliver(db(), failing, () => at);
      [row] = await all();
      tries++;
    }
    expect(row).toMatchObject({ state: "stuck", tries, error: "the mail server answered 451" });
    expect(tries).toBeGreaterThan(15);
    expect(tries).toBeLessThan(25);
    const outbox = JSON.parse(await collectText(startCommand(own(), "outbox", {})));
    expect(outbox).toMatchObject({
      waiting: 0,
      stuck: 1,
      stuck_notifications: [{ id: 1, kind: "test.asked" }],
    });
    const retried = await collectText(startCommand(own(), "retryNotifications", { id: "all" }));
    expect(JSON.parse(retried)).toEqual({ count: 1 });
    await expect(collectText(startCommand(own(), "retryNotifications", { id: 1 }))).rejects.toThrow(
      "is not stuck",
    );
    const mail = createChannel();
    expect(await deliver(db(), mail, () => daysLater(1e5))).toBe(1);
    expect(mail.sent).toHaveLength(1);
  });

  test("a permanent error is stuck at once, and the person's next notification is sent", async () => {
    await queue("a", "a");
    const mail = createChannel(({ id }) => {
      if (id === 1) throw new SendError("the mail server answered 550", true);
    });
    await deliver(db(), mail, () => now);
    await deliver(db(), mail, () => now);
    expect((await all()).map(({ state }) => state)).toEqual(["stuck", "sent"]);
  });

  test("after a bug the notification waits, and the error text is not stored", async () => {
    await queue("a");
    const onRejected = createChannel(() => {
      throw new TypeError("lan@example.com is not a function");
    });
    await deliver(db(), onRejected, () => now);
    expect((await all())[0]).toMatchObject({ state: "waiting", error: "it could not be made" });
  });

  test("clock changes send nothing twice", async () => {
    await queue("a");
    const mail = createChannel();
    for (const at of [daysLater(-400), now, daysLater(-1), daysLater(400), now])
      await deliver(db(), mail, () => at);
    expect(mail.sent).toHaveLength(1);
  });

  test("erasing a person deletes their notifications in every state", async () => {
    await call("abroadCreate", enrolmentInput);
    const token = await issueTokenFor(db(), "student@example.com");
    await call("preSaleApply", { id: await findClassId(db(), "open") }, { token });
    await collectText(startCommand(own(), "erase", { phone: "+84 912 345 678" }));
    expect(new Set((await all()).map(({ kind }) => kind))).toEqual(new Set(["booking.made"]));
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    expect(
      JSON.parse(await collectText(startCommand(own(), "showAccount", { email: "student@example.com" })))
        .notifications,
    ).toHaveLength(3);
    await db().transaction((tx) => eraseAccountData(tx, student?.id ?? 0));
    expect(await all()).toEqual([]);
    expect(await db().$count(enrolments)).toBe(0);
  });

  test("sent notifications are deleted after a month, stuck ones after three, waiting ones never", async () => {
    await queue("a", "b", "c");
    await db().update(notifications).set({ state: "sent", sentAt: now }).where(eq(notifications.id, 1));
    await db().update(notifications).set({ state: "stuck" }).where(eq(notifications.id, 2));
    const remainingAfter = async (days: number) => {
      await deleteOldNotifications(db(), daysLater(days));
      return (await all()).map(({ id }) => id);
    };
    expect([await remainingAfter(29), await remainingAfter(31), await remainingAfter(91)]).toEqual([
      [1, 2, 3],
      [2, 3],
      [3],
    ]);
  });
});
