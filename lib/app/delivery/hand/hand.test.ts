import { asc, eq } from "drizzle-orm";
import { createDeskCaller } from "../../../../testing/provider/desk";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { readEnv } from "../../../base/env";
import { SendError, type Channel } from "../../../engines/notifications/channel";
import { enqueueNotification } from "../../../engines/notifications/enqueue";
import type { NotificationData, NotificationKind } from "../../../engines/notifications/events";
import { notificationKinds } from "../../../engines/notifications/events";
import { deleteOldNotifications } from "../../../engines/notifications/retention";
import { eraseAccountData } from "../../personal-data/erase";
import { accounts, notifications } from "../../schema";
import { deliver } from "../deliver";
import { mailWords } from "../mail/words";

const withMail = { MAIL_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@school.example" };
let settings: Record<string, string> = {};
jest.mock("../../../base/env", () => ({
  ...jest.requireActual("../../../base/env"),
  env: () => readEnv({ LOG_LEVEL: "silent", SITE_URL: "https://school.example", ...settings }),
}));
beforeEach(() => {
  settings = {};
});

const lesson = daysLater(2);

describeEachEngine((db) => {
  const ask = createDeskCaller(db, "owner@example.com");
  const askOther = createDeskCaller(db, "adviser@example.com");
  const rows = () => db().select().from(notifications).orderBy(asc(notifications.id));

  /** A Vietnamese mother with two children without a login. */
  async function addFamily(fields: Partial<typeof accounts.$inferInsert> = {}) {
    const [parent] = await db()
      .insert(accounts)
      .values({
        kind: "parent",
        nickname: "Trang",
        points: 0,
        language: "vi-VN",
        timeZone: "Asia/Ho_Chi_Minh",
        ...fields,
      })
      .returning();
    const parentId = parent?.id ?? 0;
    const children = await db()
      .insert(accounts)
      .values(["An", "Bo"].map((nickname) => ({ kind: "student" as const, nickname, parentId })))
      .returning();
    return { parentId, children };
  }

  async function changeClass(
    { children }: Awaited<ReturnType<typeof addFamily>>,
    email: string | null = null,
  ) {
    for (const { id, nickname } of children)
      await enqueueNotification(db(), {
        kind: "class.changed",
        about: { accountId: id },
        mailTo: ["person"],
        now,
        data: {
          student: { id, name: nickname },
          students: [],
          email,
          language: "vi-VN",
          class: { id: 1, name: { "vi-VN": "HSK 1 tối thứ Hai" } },
          changed: ["times"],
          reason: { "vi-VN": "Tết" },
          teacher: null,
          starts_at: lesson.toISOString(),
        },
      });
  }

  const withLogin = { email: "trang@example.com", passwordHash: "x", emailConfirmedAt: now };
  const mailChannel = (send: Channel["send"] = () => Promise.resolve()): Channel => ({
    name: "mail",
    send,
    close: () => undefined,
  });

  test("without mail a family gets one message for its children, in its language and its clock", async () => {
    const family = await addFamily();
    await changeClass(family);
    const { waiting } = await ask("notifications/hand", {});
    const words = mailWords["vi-VN"].classChanged.person;
    expect(waiting).toMatchObject([
      {
        ids: (await rows()).map(({ id }) => id),
        account: { id: family.parentId, name: "Trang" },
        kind: "class.changed",
        reason: "noAddress",
        language: "vi-VN",
        subject: words.subject,
        email: null,
        messenger: null,
      },
    ]);
    const text = waiting[0]?.text ?? "";
    for (const part of ["Trang", words.text, "An và Bo", "HSK 1 tối thứ Hai", "Tết", "11:00", "https://"])
      expect(text).toContain(part);
    expect(text).not.toContain(mailWords["vi-VN"].footer.person.slice(0, 20));
    expect((await ask("today/show", {})).to_send).toBe(1);
    // The worker of another channel never takes it.
    expect(await deliver(db(), mailChannel(), () => now)).toBe(0);
  });

  test("without mail an invitation says that nothing was sent, and waits nowhere: staff pass its link on", async () => {
    const family = { kind: "parent" as const, nickname: "Lan", email: "lan@example.com" };
    const { id } = await ask("people/create", {
      ...{ ...family, language: "vi-VN", students: [{ nickname: "An" }] },
      key: "6c1f8f5e-6a0e-4d3c-9d7c-0a4a3f1d2b10",
    });
    const { link, mailed } = await ask("people/invite", {
      ...{ id: id ?? 0, language: "vi-VN", email: family.email },
    });
    expect([mailed, new URL(link).origin]).toEqual([false, "https://school.example"]);
    expect(await rows()).toEqual([]);
    expect((await ask("notifications/hand", {})).waiting).toEqual([]);
  });

  test("only one of two staff marks it; the tick can be taken back for a day, and the text goes then", async () => {
    await changeClass(await addFamily());
    const ids = (await rows()).map(({ id }) => id);
    expect(await ask("notifications/handled", { ids, to: "sent" })).toEqual({ count: 2 });
    expect(await askOther("notifications/handled", { ids, to: "dropped" })).toEqual({ count: 0 });
    expect(await ask("notifications/hand", {})).toMatchObject({
      waiting: [],
      handled: [{ ids, state: "sent", kind: "class.changed", account: { name: "Trang" } }],
    });
    expect(await askOther("notifications/handled", { ids, to: "waiting" }, daysLater(0.9))).toEqual({
      count: 2,
    });
    expect((await ask("notifications/hand", {})).waiting).toHaveLength(1);
    await ask("notifications/handled", { ids, to: "dropped" });
    await deleteOldNotifications(db(), daysLater(1.1));
    expect(await ask("notifications/handled", { ids, to: "waiting" }, daysLater(1.1))).toEqual({ count: 0 });
    expect(await rows()).toMatchObject([
      { state: "dropped", data: {}, sentAt: null },
      { state: "dropped", data: {}, sentAt: null },
    ]);
    const { lines } = await ask("staff/log", {});
    expect(lines.map(({ act }) => act)).toEqual(["hand-dropped", "hand-waiting", "hand-sent"]);
  });

  test("notifications that are useless to pass on, or secret, never wait", async () => {
    const { children } = await addFamily();
    const [child] = children;
    const member = { student: { id: child?.id ?? 0, name: "An" }, email: null, language: null };
    const data: Partial<Record<NotificationKind, object>> = {
      "booking.made": { id: 1, ...member, class: { id: 1, name: {} }, points: 3 },
      "trial.changed": { id: 1, ...member, starts_at: null, teacher: null, has_link: false },
    };
    for (const kind of notificationKinds)
      await enqueueNotification(db(), {
        kind: kind as "trial.closed",
        about: { accountId: child?.id ?? 0 },
        mailTo: ["person"],
        data: (data[kind] ?? { ...member, until: lesson.toISOString() }) as NotificationData<"trial.closed">,
        now,
      });
    const waiting = new Set((await rows()).map(({ kind }) => kind));
    for (const kind of [
      "password.forgotten",
      "password.changed",
      "email.unconfirmed",
      "staff.invited",
      "teacher.invited",
      "staff.changed",
      "lesson.soon",
      "booking.made",
      "trial.asked",
    ] as const)
      expect([kind, waiting.has(kind)]).toEqual([kind, false]);
    for (const kind of ["class.changed", "booking.moved", "booking.cancelled", "seat.offered"] as const)
      expect([kind, waiting.has(kind)]).toEqual([kind, true]);
    // A later state of the trial lesson replaces the earlier one.
    expect([...waiting].filter((kind) => kind.startsWith("trial."))).toEqual(["trial.closed"]);
  });

  test("it disappears with the lesson or the offer that it is about", async () => {
    const { children } = await addFamily();
    const [child] = children;
    const member = { student: { id: child?.id ?? 0, name: "An" }, email: null, language: null };
    const common = { about: { accountId: child?.id ?? 0 }, mailTo: ["person"] as const, now };
    await enqueueNotification(db(), {
      ...common,
      kind: "trial.changed",
      data: { id: 1, ...member, starts_at: lesson.toISOString(), teacher: null, has_link: false },
    });
    // The place of this offer does not exist any more.
    await enqueueNotification(db(), {
      ...common,
      kind: "seat.offered",
      data: { id: 9, ...member, class: { id: 1, name: {} }, points: 1, until: daysLater(5).toISOString() },
    });
    const waitingAt = async (at: Date) =>
      (await ask("notifications/hand", {}, at)).waiting.map(({ kind }) => kind);
    expect(await waitingAt(new Date(lesson.getTime() - 1))).toEqual(["trial.changed"]);
    expect(await waitingAt(lesson)).toEqual([]);
    await deleteOldNotifications(db(), new Date(lesson.getTime() + 1));
    expect((await rows()).map(({ kind }) => kind)).toEqual(["seat.offered"]);
  });

  test("with mail, a family that prefers a messenger and a refused address are served by hand", async () => {
    settings = withMail;
    const family = await addFamily(withLogin);
    await ask("people/messenger", {
      id: family.parentId,
      messenger: { channel: "whatsapp", contact: "0912 345 678" },
    });
    await changeClass(family, withLogin.email);
    expect((await rows()).map(({ way }) => way)).toEqual(["mail", "mail"]);
    while ((await deliver(db(), mailChannel(), () => now)) > 0);
    expect(await ask("notifications/hand", {})).toMatchObject({
      waiting: [
        {
          reason: "messenger",
          email: withLogin.email,
          messenger: { channel: "whatsapp", contact: "+84912345678" },
        },
      ],
    });
    await ask("people/messenger", { id: family.children[0]?.id ?? 0, messenger: null });
    await db().delete(notifications);
    await changeClass(family, withLogin.email);
    const refuse = () => Promise.reject(new SendError("the mail server answered 550", true));
    while ((await deliver(db(), mailChannel(refuse), () => now)) > 0);
    expect(await ask("notifications/hand", {})).toMatchObject({ waiting: [{ reason: "refused" }] });
    expect((await ask("notifications/show", {})).ways.mail?.last_failed?.error).toBe(
      "the mail server answered 550",
    );
    // A server that is down is tried again.
    await db().delete(notifications);
    await changeClass(family, withLogin.email);
    const fail = () => Promise.reject(new SendError("the mail server cannot be reached (ECONNREFUSED)"));
    await deliver(db(), mailChannel(fail), () => now);
    expect(await rows()).toMatchObject([{ way: "mail", state: "waiting" }, { way: "mail" }]);
  });

  test("a family without a messenger is written to at its phone", async () => {
    await changeClass(await addFamily({ phone: "+84912345678" }));
    expect(await ask("notifications/hand", {})).toMatchObject({
      waiting: [{ reason: "noAddress", messenger: { channel: "whatsapp", contact: "+84912345678" } }],
    });
  });

  test("a contact that cannot be read is refused at its field", async () => {
    const { parentId } = await addFamily();
    await expect(
      ask("people/messenger", { id: parentId, messenger: { channel: "zalo", contact: "call me" } }),
    ).rejects.toMatchObject({ issues: [{ path: "contact" }] });
  });

  test("the desk says how many families mail reaches", async () => {
    const family = await addFamily(withLogin);
    const reach = () => ask("notifications/reach", { student_id: family.children[0]?.id ?? 0 });
    expect(await reach()).toEqual({ mail: 0, hand: 1 });
    settings = withMail;
    expect(await reach()).toEqual({ mail: 1, hand: 0 });
    await ask("people/messenger", {
      id: family.parentId,
      messenger: { channel: "kakaotalk", contact: "trang.vn" },
    });
    expect(await reach()).toEqual({ mail: 0, hand: 1 });
  });

  test("erasing a family erases its messages and its messenger", async () => {
    const family = await addFamily(withLogin);
    await ask("people/messenger", {
      id: family.parentId,
      messenger: { channel: "zalo", contact: "+84912345678" },
    });
    await changeClass(family);
    await db().transaction((tx) => eraseAccountData(tx, family.parentId));
    expect(await rows()).toEqual([]);
    const [parent] = await db().select().from(accounts).where(eq(accounts.id, family.parentId));
    expect(parent).toMatchObject({ messenger: null, messengerContact: null });
  });
});
