import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { createDeskCaller } from "../../../testing/provider/desk";
import { startMailServer } from "../../../testing/notifications/mail-server";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { enrolmentInput } from "../../../testing/provider/enrolment";
import { daysLater, now } from "../../../testing/provider/fixture";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { deliver } from "../../app/delivery/deliver";
import { createMailChannel } from "../../app/delivery/mail/channel";
import { eraseAccountData } from "../../app/personal-data/erase";
import { readPersonalData } from "../../app/personal-data/export";
import {
  accounts,
  advertisingOptOuts,
  bookings,
  messageRecipients,
  messages,
  notifications,
} from "../../app/schema";
import { readEnv } from "../../base/env";
import { languages, type Language } from "../../base/i18n/languages";
import { deleteOldNotifications } from "../../engines/notifications/retention";
import { accountViewHandlers } from "../people/views";
import { maxMessagesPerDay } from "./limits";
import { serveOptOut } from "./opt-out-page";
import { textLanguage } from "./recipients";
import { settleStates } from "./states";

const site = { SITE_URL: "https://school.example" };
const withMail = { ...site, MAIL_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@school.example" };
let settings: Record<string, string> = site;
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv({ LOG_LEVEL: "silent", ...settings }),
}));
beforeEach(() => {
  settings = site;
});

const english = {
  "en-US": { subject: "No lesson on Monday", text: "Dear families,\nsee https://school.example/x." },
};

test("a reader gets the own language, or the nearest that was written", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1 }),
      (language, written) => {
        const texts = Object.fromEntries(written.map((one) => [one, { subject: "s", text: "t" }]));
        const chosen = textLanguage(language, texts);
        expect(written).toContain(chosen);
        if (written.includes(language)) expect(chosen).toBe(language);
      },
    ),
  );
  const text = { subject: "s", text: "t" };
  expect(textLanguage("zh-HK", { "zh-TW": text, "en-US": text })).toBe("zh-TW");
});

describeEachEngine((db) => {
  const ask = createDeskCaller(db, "owner@example.com");
  const askAdviser = createDeskCaller(db, "adviser@example.com");
  const recipients = () => db().select().from(messageRecipients).orderBy(asc(messageRecipients.id));
  const notices = () =>
    db()
      .select()
      .from(notifications)
      .where(eq(notifications.kind, "message.sent"))
      .orderBy(asc(notifications.id));

  type Family = { parentId: number; students: number[] };
  async function addFamily(
    students: number,
    fields: Partial<typeof accounts.$inferInsert> = {},
  ): Promise<Family> {
    const [parent] = await db()
      .insert(accounts)
      .values({ kind: "parent", nickname: "Trang", points: 0, language: "vi-VN", ...fields })
      .returning();
    const parentId = parent?.id ?? 0;
    if (students === 0) return { parentId, students: [] };
    const rows = await db()
      .insert(accounts)
      .values(
        Array.from({ length: students }, (_, index) => ({
          kind: "student" as const,
          nickname: `Child ${index + 1}`,
          parentId,
        })),
      )
      .returning();
    return { parentId, students: rows.map(({ id }) => id) };
  }
  const seat = async (classId: number, studentIds: readonly number[]) => {
    if (studentIds.length > 0)
      await db()
        .insert(bookings)
        .values(studentIds.map((studentId) => ({ classId, studentId, points: 0 })));
  };
  const login = (email: string) => ({ email, passwordHash: "x", emailConfirmedAt: now });
  const toClass = async (advertising = false) => ({
    audience: { of: "series" as const, id: await findClassId(db(), "vietnamese") },
    advertising,
    texts: english,
  });
  /** Previews and sends, as the screen does. */
  async function sendNow(message: Awaited<ReturnType<typeof toClass>>, at = now) {
    const preview = await ask("messages/preview", message, at);
    return ask("messages/send", { ...message, recipients: preview.recipients }, at);
  }

  test("a parent with five children in a class gets one message that names them", async () => {
    const message = await toClass();
    const before = (await ask("messages/preview", message)).recipients;
    const { parentId, students } = await addFamily(5, login("trang@example.com"));
    await seat(message.audience.id, students);
    expect((await ask("messages/preview", message)).recipients).toBe(before + 1);
    await sendNow(message);
    const own = (await recipients()).filter(({ accountId }) => accountId === parentId);
    expect(own).toMatchObject([{ studentIds: students, language: "en-US", state: "waiting" }]);
    const { waiting } = await ask("notifications/hand", {});
    const text = waiting.find(({ account }) => account.id === parentId)?.text ?? "";
    for (const part of ["Trang", "Dear families", "Child 1", "Child 5", "vietnamese en-US"])
      expect(text).toContain(part);
    expect(text).not.toContain("opt-out");
  });

  test("random families: each that has a student in the class once, no other, and never another family's names", async () => {
    const classId = await findClassId(db(), "vietnamese");
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            own: fc.boolean(),
            children: fc.integer({ min: 0, max: 4 }),
            seated: fc.integer({ min: 0, max: 4 }),
            out: fc.boolean(),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.boolean(),
        async (families, advertising) => {
          await db().delete(messageRecipients);
          await db().delete(messages);
          await db().delete(notifications);
          await db().delete(advertisingOptOuts);
          await db()
            .update(bookings)
            .set({ ended: "cancelled", endedAt: now })
            .where(eq(bookings.classId, classId));
          const expected = new Map<number, { students: number[]; state: string }>();
          for (const [index, { own, children, seated, out }] of families.entries()) {
            const fields = own ? login(`family${(round += 1)}.${index}@example.com`) : {};
            const { parentId, students } = await addFamily(children, fields);
            const seats = students.slice(0, seated);
            await seat(classId, seats);
            if (out) await ask("messages/set-advertising", { account_id: parentId, on: false });
            if (seats.length > 0)
              expected.set(parentId, { students: seats, state: out && advertising ? "optedOut" : "waiting" });
          }
          const message = { audience: { of: "series" as const, id: classId }, advertising, texts: english };
          const preview = await ask("messages/preview", message);
          expect(preview.recipients).toBe(expected.size);
          if (expected.size === 0) {
            await expect(sendNow(message)).rejects.toThrow();
            return;
          }
          await sendNow(message);
          const stored = await recipients();
          expect(
            new Map(stored.map((one) => [one.accountId, { students: one.studentIds, state: one.state }])),
          ).toEqual(expected);
          const sentTo = (await notices()).map(({ accountId }) => accountId);
          expect(sentTo).toEqual(
            [...expected].filter(([, { state }]) => state === "waiting").map(([id]) => id),
          );
        },
      ),
      { numRuns: 12 },
    );
  });

  test("a double press and a second tab send once; another day sends again", async () => {
    const message = await toClass();
    await seat(message.audience.id, (await addFamily(1)).students);
    const both = await Promise.all([sendNow(message), sendNow(message)]);
    expect(both.map(({ sent }) => sent).toSorted()).toEqual([false, true]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect((await sendNow(message)).sent).toBe(false);
    const count = (await recipients()).length;
    expect((await notices()).length).toBe(count);
    expect((await sendNow(message, daysLater(1))).sent).toBe(true);
    expect(await recipients()).toHaveLength(2 * count);
  });

  test("a group that changed since the preview is shown again, an empty one refused, and so are too many messages", async () => {
    const message = await toClass();
    await seat(message.audience.id, (await addFamily(1)).students);
    const { recipients: previewed } = await ask("messages/preview", message);
    await seat(message.audience.id, (await addFamily(1)).students);
    await expect(ask("messages/send", { ...message, recipients: previewed })).rejects.toThrow("changed");
    const nobody = { ...message, audience: { of: "live" as const, id: 999 } };
    await expect(ask("messages/send", { ...nobody, recipients: 0 })).rejects.toThrow("nobody");
    for (let index = 0; index < maxMessagesPerDay; index++)
      await sendNow({ ...message, texts: { "en-US": { subject: `No ${index}`, text: "x" } } });
    await expect(sendNow(message)).rejects.toThrow("20");
    expect((await sendNow(message, daysLater(1.1))).sent).toBe(true);
  });

  test("each family gets a mail of its own; news have an opt-out that works without a login, lessons have none", async () => {
    settings = withMail;
    const server = await startMailServer();
    try {
      const channel = createMailChannel(db(), {
        ...withMail,
        MAIL_URL: server.url,
        NOTICE_LANGUAGE: "en-US",
      } as never);
      const deliverAll = async () => {
        while ((await deliver(db(), channel, () => now)) > 0);
        return server.received.splice(0).sort((one, other) => (String(one.to) < String(other.to) ? -1 : 1));
      };
      const message = await toClass(true);
      await db()
        .update(bookings)
        .set({ ended: "cancelled", endedAt: now })
        .where(eq(bookings.classId, message.audience.id));
      const a = await addFamily(1, login("a@example.com"));
      const b = await addFamily(2, login("b@example.com"));
      await seat(message.audience.id, [...a.students, ...b.students]);
      await sendNow(message);
      const news = await deliverAll();
      expect(news.map(({ to }) => to)).toEqual([["a@example.com"], ["b@example.com"]]);
      const mail = news[0]?.email;
      expect(mail?.subject).toBe("No lesson on Monday");
      expect(mail?.html).toContain('<a href="https://school.example/x">https://school.example/x</a>.');
      const link = /https:\S+\/api\/opt-out\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
      const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
      expect(header("list-unsubscribe")).toBe(`<${link}>`);
      expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      // Looking changes nothing; a press does.
      const shown = await serveOptOut(new Request(link), false);
      expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining("<form")]);
      expect(await ask("messages/advertising", { account_id: a.parentId })).toEqual({ on: true });
      const pressed = await serveOptOut(new Request(link, { method: "POST" }), true);
      expect(pressed.status).toBe(200);
      expect(await ask("messages/advertising", { account_id: a.parentId })).toEqual({ on: false });
      const forged = await serveOptOut(
        new Request(link.replace(/.$/, (last) => (last === "A" ? "B" : "A"))),
        true,
      );
      expect(forged.status).toBe(404);
      // The next news leave the family out; a message about lessons does not.
      const other = { ...message, texts: { "en-US": { subject: "Offer", text: "x" } } };
      expect(await ask("messages/preview", other)).toMatchObject({ mail: 1, opted_out: 1 });
      await sendNow(other);
      expect((await deliverAll()).map(({ to }) => to)).toEqual([["b@example.com"]]);
      await sendNow({ ...other, advertising: false });
      const lessons = await deliverAll();
      expect(lessons).toHaveLength(2);
      expect(lessons[0]?.email.text).not.toContain("opt-out");
      // Who opts out between sending and delivery gets nothing.
      await ask("messages/set-advertising", { account_id: a.parentId, on: true });
      await sendNow({ ...message, texts: { "en-US": { subject: "Late", text: "x" } } });
      await ask("messages/set-advertising", { account_id: a.parentId, on: false });
      expect((await deliverAll()).map(({ to }) => to)).toEqual([["b@example.com"]]);
      // A test goes to its author only.
      expect(await askAdviser("messages/test", { ...message, language: "en-US" })).toEqual({
        to: "adviser@example.com",
      });
      expect((await deliverAll()).map(({ to }) => to)).toEqual([["adviser@example.com"]]);
    } finally {
      await server.close();
    }
  });

  describe("the family's pages", () => {
    const contextOf = async (email: string, at = now) =>
      ({ language: "en-US", now: at, token: await issueTokenFor(db(), email, at) }) as const;
    const read = async (email: string, at = now) =>
      (await accountViewHandlers.student({ of: "live" }, await contextOf(email, at))).messages;
    const settingsOf = async (email: string) =>
      (await accountViewHandlers.settings({ of: "live" }, await contextOf(email))).advertising;
    const idOf = async (email: string) =>
      (await db().select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0;

    /** An, who has a login, and a sibling without one have a spot in the class. */
    async function addSeats() {
      const message = await toClass();
      const parentId = await idOf("parent@example.com");
      const [sibling] = await db()
        .insert(accounts)
        .values({ kind: "student", nickname: "Chi", parentId })
        .returning();
      await seat(message.audience.id, [await idOf("student@example.com"), sibling!.id]);
      return message;
    }

    test("a family reads what it got, also without mail, and no other family does", async () => {
      const message = await addSeats();
      const stranger = await addFamily(1, login("trang@example.com"));
      await seat(message.audience.id, stranger.students);
      await sendNow(message);
      const later = daysLater(8);
      await sendNow({ ...message, texts: { "en-US": { subject: "Books", text: "Bring them." } } }, later);
      const shown = await read("parent@example.com", later);
      // The student has an address of its own, so that there are two copies.
      expect(shown.map(({ subject, is_new: isNew }) => [subject, isNew])).toEqual([
        ["Books", true],
        ["Books", true],
        ["No lesson on Monday", false],
        ["No lesson on Monday", false],
      ]);
      expect(shown.flatMap(({ students }) => students).toSorted()).toEqual(["An", "An", "Chi", "Chi"]);
      expect(shown[0]).toMatchObject({ class_id: message.audience.id, language: "en-US" });
      expect((await read("student@example.com", later)).map(({ students }) => students)).toEqual([
        ["An"],
        ["An"],
      ]);
      expect(await read("sister@example.com", later)).toEqual([]);
      expect((await read("trang@example.com", later)).map(({ students }) => students)).toEqual([
        ["Child 1"],
        ["Child 1"],
      ]);
      expect(await read("parent@example.com", daysLater(200))).toEqual([]);
    });

    test("what staff found unneeded, and news after an opt-out, are not shown", async () => {
      const message = await addSeats();
      // News go to confirmed addresses only.
      await sendNow({ ...message, advertising: true });
      expect(await read("student@example.com")).toEqual([]);
      await db().update(accounts).set({ emailConfirmedAt: now });
      await sendNow({ ...message, advertising: true }, daysLater(1));
      expect(await read("student@example.com")).toHaveLength(1);
      await actionHandlers.advertising({ on: false }, await contextOf("student@example.com"));
      expect(await read("student@example.com")).toEqual([]);
      expect(await read("parent@example.com")).not.toEqual([]);
      await sendNow(message);
      expect(await read("student@example.com")).toHaveLength(1);
      await db().update(messageRecipients).set({ state: "dropped" });
      expect(await read("student@example.com")).toEqual([]);
    });

    test("a family stops news and offers by itself, which staff see and a new address keeps", async () => {
      expect(await settingsOf("parent@example.com")).toBe(true);
      expect(await settingsOf("teacher@example.com")).toBeNull();
      await actionHandlers.advertising({ on: false }, await contextOf("parent@example.com"));
      const account_id = await idOf("parent@example.com");
      expect(await settingsOf("parent@example.com")).toBe(false);
      expect(await ask("messages/advertising", { account_id })).toEqual({ on: false });
      await db().update(accounts).set({ email: "new@example.com" }).where(eq(accounts.id, account_id));
      expect(await ask("messages/advertising", { account_id })).toEqual({ on: false });
      // Staff start them again on the family's wish, with a line in the activity.
      await askAdviser("messages/set-advertising", { account_id, on: true });
      expect(await settingsOf("new@example.com")).toBe(true);
      const { lines } = await ask("staff/log", {});
      expect(lines.map(({ act }) => act)).toEqual(["advertising-changed"]);
      await expect(
        actionHandlers.advertising({ on: false }, await contextOf("teacher@example.com")),
      ).rejects.toMatchObject({ codeName: "notAllowed" });
    });
  });

  test("news do not go to addresses that were not confirmed", async () => {
    settings = withMail;
    const message = await toClass(true);
    const { parentId, students } = await addFamily(1, {
      ...login("new@example.com"),
      emailConfirmedAt: null,
    });
    await seat(message.audience.id, students);
    expect((await ask("messages/preview", message)).unconfirmed).toBeGreaterThanOrEqual(1);
    await sendNow(message);
    expect((await recipients()).find(({ accountId }) => accountId === parentId)).toMatchObject({
      state: "unconfirmed",
      noticeId: null,
    });
  });

  test("leads of a campaign get one message each, by hand without mail, and can opt out", async () => {
    await call("abroadCreate", enrolmentInput, { now });
    await call("abroadCreate", { ...enrolmentInput, name: "Lan again", phone_number: 987654321 }, { now });
    const message = {
      audience: { of: "campaign" as const, source: "vn" as const },
      advertising: true,
      texts: english,
    };
    const { recipients: total } = await ask("messages/preview", message);
    expect(total).toBe(1);
    await ask("messages/send", { ...message, recipients: total });
    const { waiting } = await ask("notifications/hand", {});
    expect(waiting).toMatchObject([{ account: { id: null }, messenger: { channel: "whatsapp" } }]);
    const link = /https:\S+\/api\/opt-out\?\S+/.exec(waiting[0]?.text ?? "")?.[0] ?? "";
    await serveOptOut(new Request(link, { method: "POST" }), true);
    const later = { ...message, texts: { "en-US": { subject: "Again", text: "x" } } };
    expect(await ask("messages/preview", later)).toMatchObject({ mail: 0, hand: 0, opted_out: 1 });
  });

  test("the list shows the state of each recipient, also after its notification is deleted", async () => {
    const message = await toClass();
    await db()
      .update(bookings)
      .set({ ended: "cancelled", endedAt: now })
      .where(eq(bookings.classId, message.audience.id));
    const family = await addFamily(1);
    await seat(message.audience.id, [...family.students, ...(await addFamily(1)).students]);
    const { id } = await sendNow(message);
    const [first] = await notices();
    await ask("notifications/handled", { ids: [first?.id ?? 0], to: "sent" });
    const states = async (at: Date) =>
      (await ask("messages/show", { id }, at)).recipients.map(({ state, by_hand: byHand }) => [
        state,
        byHand,
      ]);
    expect(await states(now)).toEqual([
      ["byHand", false],
      ["waiting", true],
    ]);
    for (const at of [daysLater(2), daysLater(20), daysLater(40)]) {
      await settleStates(db(), at);
      await deleteOldNotifications(db(), at);
    }
    expect(await notices()).toEqual([]);
    expect(await states(daysLater(41))).toEqual([
      ["byHand", false],
      ["expired", false],
    ]);
    expect((await ask("messages/list", {})).messages).toMatchObject([
      { id, states: { byHand: 1, expired: 1 }, who: expect.any(String) },
    ]);
  });

  test("what was sent to a person is exported and erased", async () => {
    const message = await toClass(true);
    const { parentId, students } = await addFamily(1, login("gone@example.com"));
    await seat(message.audience.id, students);
    await sendNow(message);
    await ask("messages/set-advertising", { account_id: parentId, on: false });
    const [parent] = await db().select().from(accounts).where(eq(accounts.id, parentId));
    const copy = parent && (await readPersonalData(db(), parent));
    expect(copy).toMatchObject({
      messages_received: [{ accountId: parentId }],
      advertising_opt_outs: [{ address: `account:${parentId}` }, { address: "gone@example.com" }],
    });
    await db().transaction((tx) => eraseAccountData(tx, parentId));
    expect((await recipients()).filter(({ accountId }) => accountId === parentId)).toEqual([]);
    expect(await db().$count(advertisingOptOuts)).toBe(0);
    expect((await notices()).filter(({ accountId }) => accountId === parentId)).toEqual([]);
  });

  test("all groups can be previewed", async () => {
    const { series, teachers } = await ask("messages/groups", {});
    expect(series.length).toBeGreaterThan(0);
    const audiences = [
      { of: "queue", id: series[0]?.id ?? 0 },
      { of: "live", id: 1 },
      { of: "teacher", id: teachers[0]?.id ?? 0 },
      { of: "language", language: "en-US" as Language },
    ] as const;
    for (const audience of audiences)
      expect(
        (await ask("messages/preview", { audience, advertising: false, texts: english })).recipients,
      ).toBeGreaterThanOrEqual(0);
  });
});
