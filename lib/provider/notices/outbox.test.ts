import { asc, eq } from "drizzle-orm";
import { call, classId, tokenOf } from "../../../testing/provider/calls";
import { trialInput } from "../../../testing/provider/trial";
import { onEachEngine } from "../../../testing/provider/engines";
import { later, now } from "../../../testing/provider/fixture";
import { noticeEvent, type EventKind } from "../../notices/events";
import { act } from "../accounts/actions";
import { eraseAccountRow } from "../accounts/erase";
import { accounts, enrolments, notices } from "../db/schema";
import type { Database } from "../db/types";
import { startCommand } from "../admin/commands";
import { textOf } from "../admin/text-of";
import { deliver } from "./deliver";
import { claim, markSent, pauseAfter } from "./queue";
import { deleteOldNotices } from "./retention";
import { SendError, type Notice, type Way } from "./ways";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.NOTICE_MAIL_TO = "leads@school.example";
process.env.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
process.env.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
process.env.LOG_LEVEL = "silent";

const enrolment = {
  name: "Lan",
  phone_code: 84,
  phone_number: 912345678,
  email: "lan@example.com",
  gpa_score: 3.5,
  intention_city: "",
  intention_university: "",
  intention_major: "",
  source: "越南" as const,
  interest: "宣讲会",
};
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test("retry delays grow to six hours, and attempts end after three days", () => {
  let passed = 0;
  for (let tries = 1; passed < 3 * 24 * 60; tries++) passed += pauseAfter(tries) / 60_000;
  expect([1, 2, 3, 20].map((tries) => pauseAfter(tries) / 60_000)).toEqual([1, 2, 4, 360]);
});

onEachEngine((db, own) => {
  const all = () => db().select().from(notices).orderBy(asc(notices.id));
  const dataOf = (rows: Notice[]) => rows.map(({ kind, way, audience }) => `${kind} ${way} ${audience}`);

  /** A fake channel that records what it sent; `respond` may throw. */
  function way(answer: (notice: Notice) => void = () => undefined): Way & { sent: Notice[] } {
    const sent: Notice[] = [];
    const send = async (notice: Notice) => {
      answer(notice);
      sent.push(notice);
    };
    return { name: "mail", send, close: () => undefined, sent };
  }

  /** A database that fails as soon as `isOver` returns true. */
  function diesAt(real: Database, isOver: () => boolean): Database {
    const dead = () => Promise.reject(new Error("killed"));
    const update: Database["update"] = (table) => {
      const begun = real.update(table);
      if (!isOver()) return begun;
      const then: Promise<never>["then"] = (kept, broken) => dead().then(kept, broken);
      return { set: () => ({ where: () => ({ returning: dead, then }) }) } as never;
    };
    return new Proxy(real, {
      get: (of, name, self) => (name === "update" ? update : Reflect.get(of, name, self)),
    });
  }
  /** Waits until the killed process's pending sends are finished. */
  const endOf = async (mail: { sent: Notice[] }) => {
    for (let before = -1; before < mail.sent.length; await Promise.resolve()) before = mail.sent.length;
  };

  /** Queues a waiting notification for each lane. */
  async function queue(...lanes: string[]): Promise<void> {
    const row = { kind: "test.asked", way: "mail", audience: "school", data: {}, nextTryAt: now } as const;
    await db()
      .insert(notices)
      .values(lanes.map((lane) => ({ ...row, lane, createdAt: now, giveUpAt: later(3) })));
  }

  test("enrolments, enquiries, bookings and trial lessons are queued in their transactions", async () => {
    await call("abroadCreate", enrolment);
    await call("abroadCreate", enrolment);
    const id = await classId(db(), "open");
    await call("preSaleRegister", { id, name: "Bo", region: "VN", phone: "84-911111111" });
    const token = await tokenOf(db(), "student@example.com");
    await call("preSaleApply", { id }, { token });
    await act("trial", trialInput, { token, language: "en-US", now });
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
      expect(noticeEvent(kind as EventKind).safeParse(event).error).toBeUndefined();
    }
    expect(rows[0]).toMatchObject({ e164: "+84912345678", data: { name: "Lan", phone: "84-912345678" } });
    expect(rows[5]).toMatchObject({ data: { email: "student@example.com", points: 30 } });
  });

  test("refused bookings, unknown classes and rolled back events are not queued", async () => {
    const token = await tokenOf(db(), "student@example.com");
    await expect(call("preSaleApply", { id: await classId(db(), "full") }, { token })).rejects.toThrow();
    const asked = { name: "Bo", region: "VN", phone: "84-911111111" };
    await expect(call("preSaleRegister", { id: 999, ...asked })).rejects.toThrow();
    await db()
      .transaction(async (tx) => {
        await tx.insert(notices).values({
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
    await call("abroadCreate", enrolment, { now });
    const mail = way();
    const clock = () => later(1);
    await db()
      .update(notices)
      .set({ createdAt: now, nextTryAt: now, giveUpAt: later(3) });
    expect([await deliver(db(), mail, clock), await deliver(db(), mail, clock)]).toEqual([1, 0]);
    expect(mail.sent).toMatchObject([{ data: { name: "Lan" } }]);
    expect((await all())[0]).toMatchObject({ state: "sent", data: {}, sentAt: later(1), leaseUntil: null });
  });

  test("concurrent processes claim each notification once", async () => {
    await queue(...Array.from({ length: 40 }, (_, index) => `lane ${index}`));
    const taken = await Promise.all(Array.from({ length: 8 }, () => claim(db(), "mail", now, 10)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    while ((await deliver(db(), way(), () => now)) > 0);
    const rest = await claim(db(), "mail", now, 100);
    expect(rest).toEqual([]);
  });

  test("a person's notifications are sent in order; a waiting one delays nobody else", async () => {
    await queue("a", "a", "b", "a");
    const failing = way(({ id, tries }) => {
      if (id === 1 && tries < 3) throw new SendError("no");
    });
    await deliver(db(), failing, () => now);
    expect(failing.sent.map(({ id }) => id)).toEqual([3]);
    for (const at of [1, 3, 3, 3].map(minutes)) await deliver(db(), failing, () => at);
    expect(failing.sent.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  });

  test("another process sends what a killed process had claimed", async () => {
    await queue("a");
    const [held] = await claim(db(), "mail", now, 10);
    expect(await claim(db(), "mail", minutes(2), 10)).toEqual([]);
    const [again] = await claim(db(), "mail", minutes(4), 10);
    expect(again).toMatchObject({ id: held?.id, tries: 2 });
    // The first process was only slow: its late result is ignored.
    if (held) await markSent(db(), [held], minutes(5));
    expect((await all())[0]).toMatchObject({ state: "waiting" });
    if (again) await markSent(db(), [again], minutes(5));
    expect((await all())[0]).toMatchObject({ state: "sent" });
  });

  test("if a process is killed at any statement, each notification is sent, at most twice with the same id", async () => {
    const lanes = Array.from({ length: 15 }, (_, index) => `lane ${index % 12}`);
    let steps = 0;
    for (let killedAt = 0; ; killedAt++) {
      await db().delete(notices);
      await queue(...lanes);
      steps = 0;
      const dying = diesAt(db(), () => steps++ >= killedAt);
      const mail = way();
      await deliver(dying, mail, () => now).catch(() => undefined);
      await endOf(mail);
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
    const failing = way(() => {
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
    const outbox = JSON.parse(await textOf(startCommand(own(), "outbox", {})));
    expect(outbox).toMatchObject({ waiting: 0, stuck: 1, stuck_notices: [{ id: 1, kind: "test.asked" }] });
    const freed = await textOf(startCommand(own(), "freeNotices", { id: "all" }));
    expect(JSON.parse(freed)).toEqual({ count: 1 });
    await expect(textOf(startCommand(own(), "freeNotices", { id: 1 }))).rejects.toThrow("is not stuck");
    const mail = way();
    expect(await deliver(db(), mail, () => later(1e5))).toBe(1);
    expect(mail.sent).toHaveLength(1);
  });

  test("a permanent error is stuck at once, and the person's next notification is sent", async () => {
    await queue("a", "a");
    const mail = way(({ id }) => {
      if (id === 1) throw new SendError("the mail server answered 550", true);
    });
    await deliver(db(), mail, () => now);
    await deliver(db(), mail, () => now);
    expect((await all()).map(({ state }) => state)).toEqual(["stuck", "sent"]);
  });

  test("after a bug the notification waits, and the error text is not stored", async () => {
    await queue("a");
    const broken = way(() => {
      throw new TypeError("lan@example.com is not a function");
    });
    await deliver(db(), broken, () => now);
    expect((await all())[0]).toMatchObject({ state: "waiting", error: "it could not be made" });
  });

  test("clock changes send nothing twice", async () => {
    await queue("a");
    const mail = way();
    for (const at of [later(-400), now, later(-1), later(400), now]) await deliver(db(), mail, () => at);
    expect(mail.sent).toHaveLength(1);
  });

  test("erasing a person deletes their notifications in every state", async () => {
    await call("abroadCreate", enrolment);
    const token = await tokenOf(db(), "student@example.com");
    await call("preSaleApply", { id: await classId(db(), "open") }, { token });
    await textOf(startCommand(own(), "erase", { phone: "+84 912 345 678" }));
    expect(new Set((await all()).map(({ kind }) => kind))).toEqual(new Set(["booking.made"]));
    const [student] = await db().select().from(accounts).where(eq(accounts.email, "student@example.com"));
    expect(
      JSON.parse(await textOf(startCommand(own(), "showAccount", { email: "student@example.com" }))).notices,
    ).toHaveLength(3);
    await db().transaction((tx) => eraseAccountRow(tx, student?.id ?? 0));
    expect(await all()).toEqual([]);
    expect(await db().$count(enrolments)).toBe(0);
  });

  test("sent notifications are deleted after a month, stuck ones after three, waiting ones never", async () => {
    await queue("a", "b", "c");
    await db().update(notices).set({ state: "sent", sentAt: now }).where(eq(notices.id, 1));
    await db().update(notices).set({ state: "stuck" }).where(eq(notices.id, 2));
    const left = async (days: number) => {
      await deleteOldNotices(db(), later(days));
      return (await all()).map(({ id }) => id);
    };
    expect([await left(29), await left(31), await left(91)]).toEqual([[1, 2, 3], [2, 3], [3]]);
  });
});
