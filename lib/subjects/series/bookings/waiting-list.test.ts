import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { actionHandlers } from "../../../../testing/provider/member-handlers";
import { confirmEmailByLink } from "../../people/mailed-links";
import { eraseAccountData } from "../../../app/personal-data/erase";
import { createLink } from "../../identity/account-links";
import { accountViewHandlers } from "../../people/views";
import { readRecord } from "../../../app/editing/records";
import { saveRecord } from "../../../app/editing/change";
import { findBrokenInvariants } from "../../../base/db/invariants";
import { accounts, notifications, seriesClasses, waitingPlaces } from "../../../app/schema";
import { deliver } from "../../../app/delivery/deliver";
import { readEnv } from "../../../base/env";
import { log } from "../../../base/log/log";
import { call, findClassId, providerErrorMatching, issueTokenFor } from "../../../../testing/provider/calls";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { makeClass, makeStudents, type Student } from "../../../../testing/provider/school";
import { deleteOldPlaces, offerDueSeats, offerFreeSeats } from "./waiting-list";

const settings: Record<string, string> = {
  MAIL_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "hello@school.example",
};
jest.mock("../../../base/env", () => ({
  ...jest.requireActual("../../../base/env"),
  env: () => readEnv(settings),
}));

describeEachEngine((db) => {
  const context = (token: string, at = now) => ({ language: "en-US", now: at, token }) as const;
  const full = () => findClassId(db(), "full");
  const changePlace = async (
    token: string,
    overrides: { student_id?: number; waiting?: boolean; at?: Date } = {},
  ) => {
    const { at, waiting = true, ...rest } = overrides;
    const request = { class_id: await full(), waiting, ...rest };
    return (await actionHandlers.waiting(request, context(token, at))).places;
  };
  const bookSeat = async (token: string, at = now) =>
    call("bookCombo", { class_id: await full() }, context(token, at));
  const addSeats = async (seats: number, at = now) => {
    const id = await full();
    await db().transaction(async (tx) => {
      const capacity = sql`${seriesClasses.capacity} + ${seats}`;
      await tx.update(seriesClasses).set({ capacity }).where(eq(seriesClasses.id, id));
      await offerFreeSeats(tx, id, at);
    });
  };
  const readSeats = async (token?: string, at = now) => {
    const { list } = await call("preSales", { page: 1, per_page: 10 }, { now: at, token });
    const id = await full();
    const found = list.find((one) => one.class_id === id);
    return `${found?.students}/${found?.class_capacity}`;
  };
  const readNotifications = () => db().select().from(notifications).orderBy(asc(notifications.id));

  /** Adds students with enough points and a confirmed parent email to the waiting list. */
  async function fillWaitingList(count: number): Promise<Student[]> {
    await confirmAll();
    const students = await makeStudents(db(), count, now);
    const [parent] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    await db().update(accounts).set({ parentId: parent?.id }).where(eq(accounts.nickname, "S"));
    for (const { token } of students) await changePlace(token);
    return students;
  }

  /** Marks all emails as confirmed. */
  const confirmAll = () =>
    db().update(accounts).set({ emailConfirmedAt: now }).where(isNotNull(accounts.email));

  afterEach(async () => expect(await findBrokenInvariants(db())).toEqual([]));

  test("joining returns the place and is idempotent, and leaving moves the others up", async () => {
    const [first, second] = (await fillWaitingList(2)) as [Student, Student];
    expect(await changePlace(second.token)).toMatchObject([
      { place: 2, held_until: null, combo_name: "full en-US" },
    ]);
    expect(await changePlace(first.token, { waiting: false })).toEqual([]);
    expect(await changePlace(first.token, { waiting: false })).toEqual([]);
    expect(await changePlace(second.token)).toMatchObject([{ place: 1 }]);
    expect(await changePlace(first.token)).toMatchObject([{ place: 2 }]);
  });

  test("a freed seat is held for the first student for a day; nobody else can book it, and there is one notification", async () => {
    const [first, second] = (await fillWaitingList(2)) as [Student, Student];
    const stranger = await issueTokenFor(db(), "sister@example.com");
    await addSeats(1);
    await offerDueSeats(db(), now);
    const until = daysLater(1).toISOString();
    expect(await changePlace(first.token)).toMatchObject([{ place: 1, held_until: until }]);
    expect(await changePlace(second.token)).toMatchObject([{ place: 2, held_until: null }]);
    // Everybody except the first student sees a full class.
    expect(await readSeats()).toBe("7/7");
    expect(await readSeats(stranger)).toBe("7/7");
    expect(await readSeats(second.token)).toBe("7/7");
    expect(await readSeats(first.token)).toBe("6/7");
    for (const token of [stranger, second.token])
      await expect(bookSeat(token)).rejects.toEqual(providerErrorMatching("classFull"));
    const rows = await readNotifications();
    expect(rows.map(({ kind, accountId }) => [kind, accountId])).toEqual([["seat.offered", first.id]]);
    expect(rows[0]?.data).toMatchObject({ until, points: 30, email: "parent@example.com" });
    expect(await bookSeat(first.token)).toMatchObject({ students: 7 });
    expect(await changePlace(second.token)).toMatchObject([{ place: 1, held_until: null }]);
  });

  test("a lapsed offer passes to the next student immediately, without the worker", async () => {
    const [first, second, third] = (await fillWaitingList(3)) as [Student, Student, Student];
    await addSeats(1);
    await expect(bookSeat(second.token, new Date(daysLater(1).getTime() - 1))).rejects.toEqual(
      providerErrorMatching("classFull"),
    );
    expect(await readSeats(second.token, daysLater(1))).toBe("6/7");
    await expect(bookSeat(first.token, daysLater(1))).rejects.toEqual(providerErrorMatching("classFull"));
    await expect(bookSeat(third.token, daysLater(1))).rejects.toEqual(providerErrorMatching("classFull"));
    expect(await bookSeat(second.token, daysLater(1))).toMatchObject({ students: 7 });
    // The first student is off the list, sees that the offer lapsed, and may join again at the end.
    const { waiting } = await accountViewHandlers.student({ of: "live" }, context(first.token, daysLater(1)));
    expect(waiting).toMatchObject([{ held_until: null, lapsed_at: daysLater(1).toISOString() }]);
    await offerDueSeats(db(), daysLater(1));
    expect(
      (await accountViewHandlers.waiting({ of: "live" }, context(first.token, daysLater(1)))).places,
    ).toEqual(waiting);
    expect(await changePlace(first.token, { at: daysLater(1) })).toMatchObject([
      { place: 2, lapsed_at: null },
    ]);
    expect(await changePlace(third.token, { at: daysLater(1) })).toMatchObject([{ place: 1 }]);
  });

  test("a lapsed offer is shown for a week and is not a place on the list", async () => {
    const [first] = (await fillWaitingList(1)) as [Student];
    await db()
      .update(seriesClasses)
      .set({ deadline: daysLater(20) })
      .where(eq(seriesClasses.id, await full()));
    await addSeats(1);
    const read = async (days: number) =>
      (await accountViewHandlers.waiting({ of: "live" }, context(first.token, daysLater(days)))).places;
    await deleteOldPlaces(db(), daysLater(7.9));
    expect(await read(7.9)).toMatchObject([{ lapsed_at: daysLater(1).toISOString() }]);
    expect(await readSeats(undefined, daysLater(2))).toBe("6/7");
    await deleteOldPlaces(db(), daysLater(8.1));
    expect(await db().$count(waitingPlaces)).toBe(0);
  });

  test("offers are mailed only to confirmed emails; confirming an email sends the current offers", async () => {
    const parentEmail = eq(accounts.email, "parent@example.com");
    const child = { kind: "student" as const, nickname: "Mai" };
    const [parent] = await db().select().from(accounts).where(parentEmail);
    const [student] = await db()
      .insert(accounts)
      .values({ ...child, parentId: parent?.id })
      .returning();
    const token = await issueTokenFor(db(), "parent@example.com");
    await changePlace(token, { student_id: student?.id });
    settings.NOTICE_WEBHOOK_URL = "http://127.0.0.1:1/hook";
    settings.NOTICE_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    await addSeats(1);
    delete settings.NOTICE_WEBHOOK_URL;
    delete settings.NOTICE_WEBHOOK_SECRET;
    // The webhook is notified, but no mail is sent to an unconfirmed email.
    expect((await readNotifications()).map(({ way: channel }) => channel)).toEqual(["webhook"]);
    const confirm = async (at: Date) => {
      const link = await createLink(
        db(),
        { id: parent?.id ?? 0, email: "parent@example.com" },
        "email",
        "en-US",
        at,
      );
      await confirmEmailByLink({ token: link.split("#")[1] ?? "" }, { language: "en-US", now: at });
    };
    await confirm(now);
    const [, mail, ...more] = await readNotifications();
    expect(mail).toMatchObject({ kind: "seat.offered", way: "mail", accountId: student?.id });
    expect(more).toEqual([]);
    const channel = {
      name: "mail" as const,
      send: jest.fn().mockResolvedValue(undefined),
      close: () => undefined,
    };
    expect(await deliver(db(), channel, () => now)).toBe(1);
    expect(channel.send).toHaveBeenCalledTimes(1);
    await confirm(now);
    expect(await readNotifications()).toHaveLength(2);
  });

  test("a parent can use a held seat only for the student that it is held for", async () => {
    const token = await issueTokenFor(db(), "parent@example.com");
    const [sister] = await db().select().from(accounts).where(eq(accounts.email, "sister@example.com"));
    await changePlace(token, { student_id: sister?.id });
    const family = async () => {
      const request = { of: "live", id: await full() } as const;
      return (await accountViewHandlers.family(request, context(token))).students.map(
        ({ nickname, full }) => ({
          nickname,
          full,
        }),
      );
    };
    expect(await family()).toEqual([
      { nickname: "An", full: true },
      { nickname: "Bo", full: true },
    ]);
    await addSeats(1);
    expect(await family()).toEqual([
      { nickname: "An", full: true },
      { nickname: "Bo", full: false },
    ]);
    await addSeats(1);
    expect(await family()).toEqual([
      { nickname: "An", full: false },
      { nickname: "Bo", full: false },
    ]);
  });

  test("concurrent workers notify the next student once; once the list is empty, the seat is free for everybody", async () => {
    const [, second] = (await fillWaitingList(2)) as [Student, Student];
    await addSeats(1);
    await Promise.all([1, 2, 3].map(() => offerDueSeats(db(), daysLater(1))));
    expect(await offerDueSeats(db(), daysLater(1))).toBe(0);
    expect((await readNotifications()).map(({ accountId }) => accountId)).toContain(second.id);
    expect(await readNotifications()).toHaveLength(2);
    const [series] = await db()
      .select()
      .from(seriesClasses)
      .where(eq(seriesClasses.id, await full()));
    const lastHour = new Date((series?.deadline.getTime() ?? 0) - 3_600_000);
    expect(await changePlace(second.token, { waiting: false, at: lastHour })).toEqual([]);
    expect(await changePlace(second.token, { at: lastHour }).catch((error: unknown) => error)).toEqual(
      providerErrorMatching("invalidInput", /spot/),
    );
  });

  test("a mail about a lapsed offer is not sent", async () => {
    await fillWaitingList(1);
    await addSeats(1);
    const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
    const send = jest.fn().mockResolvedValue(undefined);
    const channel = { name: "mail" as const, send, close: () => undefined };
    await deliver(db(), channel, () => daysLater(1));
    expect(send).not.toHaveBeenCalled();
    expect(await readNotifications()).toMatchObject([
      { state: "stuck", error: "the seat is no longer held" },
    ]);
    logged.mockRestore();
  });

  test("joining is refused for a class that is free, already booked, past its deadline or unknown", async () => {
    const token = await issueTokenFor(db(), "student@example.com");
    const asked = async (key: string, at = now) =>
      actionHandlers.waiting({ class_id: await findClassId(db(), key), waiting: true }, context(token, at));
    await expect(asked("open")).rejects.toEqual(providerErrorMatching("invalidInput", /spot/));
    await expect(asked("applied")).rejects.toEqual(providerErrorMatching("alreadyApplied"));
    await expect(asked("expired")).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    await expect(asked("full", daysLater(29))).rejects.toEqual(providerErrorMatching("deadlinePassed"));
    await expect(actionHandlers.waiting({ class_id: 999, waiting: true }, context(token))).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await expect(changePlace(await issueTokenFor(db(), "teacher@example.com"))).rejects.toEqual(
      providerErrorMatching("notAllowed", /^/),
    );
    expect(await db().$count(waitingPlaces)).toBe(0);
  });

  test("lists of classes past their deadline do not count towards the maximum of twenty", async () => {
    const [one] = await fillWaitingList(1);
    const until = (at: Date) => makeClass(db(), { capacity: 1, price: 0, at });
    for (let n = 0; n < 20; n++)
      await db()
        .insert(waitingPlaces)
        .values({ classId: await until(daysLater(-3)), studentId: one!.id });
    await changePlace(one!.token, { waiting: false });
    expect(await changePlace(one!.token)).toHaveLength(1);
    await db()
      .update(seriesClasses)
      .set({ deadline: daysLater(1) });
    await changePlace(one!.token, { waiting: false });
    await expect(changePlace(one!.token)).rejects.toEqual(
      providerErrorMatching("invalidInput", /many waiting lists/),
    );
  });

  test("a parent adds one of its own students, and nobody else's", async () => {
    const token = await issueTokenFor(db(), "parent@example.com");
    const [sister] = await db().select().from(accounts).where(eq(accounts.email, "sister@example.com"));
    expect(await changePlace(token, { student_id: sister?.id })).toMatchObject([{ student: "Bo", place: 1 }]);
    await expect(changePlace(token)).rejects.toEqual(providerErrorMatching("notFound", /^/));
    const [other] = (await makeStudents(db(), 1, now)) as [Student];
    await expect(changePlace(token, { student_id: other.id })).rejects.toEqual(
      providerErrorMatching("notFound", /^/),
    );
    const viewRequest = { of: "live" } as const;
    expect(await accountViewHandlers.waiting(viewRequest, context(token))).toMatchObject({
      parent: true,
      students: [{ nickname: "An" }, { nickname: "Bo" }],
      places: [{ student: "Bo" }],
    });
    expect((await accountViewHandlers.student(viewRequest, context(token))).waiting).toHaveLength(1);
  });

  test("an erased student leaves the list, and the held seat is offered to the next", async () => {
    const [first, second] = (await fillWaitingList(2)) as [Student, Student];
    await addSeats(1);
    await db().transaction((tx) => eraseAccountData(tx, first.id, now));
    const places = await db().select().from(waitingPlaces);
    expect(places).toMatchObject([{ studentId: second.id, offeredUntil: expect.any(Date) }]);
  });

  test("a seat added at the desk is offered, and the capacity cannot be reduced below held seats", async () => {
    const [first] = (await fillWaitingList(1)) as [Student];
    const address = { kind: "series" as const, id: await full() };
    const save = async (capacity: number) => {
      const { fields, version } = await currentOf(address);
      const changed = { ...fields, capacity };
      return saveRecord(db(), { ...address, version, fields: changed, publish: "now" }, { by: "E", now });
    };
    await save(7);
    expect(await changePlace(first.token)).toMatchObject([{ held_until: daysLater(1).toISOString() }]);
    await expect(save(6)).rejects.toMatchObject({ codeName: "invalidInput" });
    await save(8);
  });

  async function currentOf(address: { kind: "series"; id: number }) {
    const { published, version } = await readRecord(db(), address);
    return { fields: published as Record<string, unknown>, version };
  }
});
