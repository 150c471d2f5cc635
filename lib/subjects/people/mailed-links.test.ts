import { consentHeaders } from "../../base/contract/consent";
import { asc, eq } from "drizzle-orm";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";
import { startMailServer } from "../../../testing/notifications/mail-server";
import { providerErrorMatching, issueTokenFor } from "../../../testing/provider/calls";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { formCheck, formCheckHeader } from "../../engines/calls/browser/form-check";
import { languages } from "../../base/i18n/languages";
import { closeCounters } from "../../base/limits/check";
import {
  accountLinks,
  accounts,
  liveClasses,
  liveSubscriptions,
  notifications,
  tokens,
} from "../../app/schema";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { deliver } from "../../app/delivery/deliver";
import { mailWords } from "../../app/delivery/mail/words";
import { createMailChannel } from "../../app/delivery/mail/channel";
import { planReminders } from "../../app/delivery/reminders";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { confirmEmailByLink } from "./mailed-links";
import { eraseAccountData } from "../../app/personal-data/erase";
import { resetPasswordByLink } from "./mailed-links";
import { accountViewHandlers } from "./views";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(async () => {
  server.received.length = server.faults.length = 0;
  await closeCounters();
});
afterAll(() => server.close());

const email = "student@example.com";
const newcomer = { nickname: "Mai", email: "mai@example.com", password: "correct horse", language: "vi-VN" };
const english = { language: "en-US" } as const;
const minutes = (count: number, from = new Date()) => new Date(from.getTime() + count * 60_000);

async function post(name: string, fields: object, headers: Record<string, string> = {}) {
  const response = await serveAccountCall(
    new Request("https://school.example/api/account", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        ...consentHeaders("terms", "privacy"),
        ...headers,
      },
      body: JSON.stringify(fields),
    }),
    name,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

describeEachEngine((db) => {
  /** Sends the pending mails. @returns all mails that the server has received so far. */
  async function sendPendingMails(at = new Date()) {
    const mailChannel = createMailChannel(db(), {
      MAIL_URL: server.url,
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: undefined,
      NOTICE_LANGUAGE: "en-US",
      SITE_URL: "https://school.example",
    });
    while ((await deliver(db(), mailChannel, () => at)) > 0);
    return server.received;
  }
  const linkIn = (mail: Awaited<ReturnType<typeof sendPendingMails>>[number] | undefined, page: string) => {
    const link = new RegExp(`https://school\\.example/account/${page}\\?locale=[\\w-]+#([\\w-]{43})\\b`);
    const token = link.exec(mail?.email.text ?? "")?.[1] ?? "";
    expect(mail?.email.html).toContain(`#${token}"`);
    return token;
  };
  const rows = () => db().select().from(notifications).orderBy(asc(notifications.id));
  const accountOf = async (address: string) =>
    (await db().select().from(accounts).where(eq(accounts.email, address)))[0];

  /** Requests a password reset. @returns the token from the mail. */
  async function requestToken(address = email) {
    await post("forgotten", { email: address });
    return linkIn((await sendPendingMails()).at(-1), "new-password");
  }

  describe("a forgotten password", () => {
    test("is reset by a mailed link, which revokes all logins and notifies the owner", async () => {
      const before = await issueTokenFor(db(), email, new Date());
      const token = await requestToken("Student@Example.com");
      expect(server.received.map(({ to }) => to)).toEqual([[email]]);
      expect(server.received[0]?.email.subject).toBe(mailWords["en-US"].forgotten.person.subject);
      const password = "a newer sparrow";
      expect(await post("renew", { token, password })).toMatchObject({ status: 200, body: { code: 0 } });
      expect(await db().$count(tokens)).toBe(0);
      await expect(
        accountViewHandlers.settings({ of: "live" }, { token: before, language: "en-US" }),
      ).rejects.toEqual(expect.objectContaining({ codeName: "tokenFailure" }));
      expect((await post("login", { email, password })).status).toBe(200);
      expect((await post("login", { email, password: "yuqiao-demo" })).status).toBe(403);
      expect((await accountOf(email))?.emailConfirmedAt).toBeInstanceOf(Date);
      const ownerMail = (await sendPendingMails()).at(-1);
      expect(ownerMail?.email.subject).toBe(mailWords["en-US"].passwordChanged.person.subject);
    });

    test("known and unknown emails get the same response, rows and work", async () => {
      const knownResponse = await post("forgotten", { email }, { "Accept-Language": "vi" });
      const unknownResponse = await post(
        "forgotten",
        { email: "nobody@example.com" },
        { "Accept-Language": "vi" },
      );
      expect(knownResponse).toEqual({ status: 200, body: { code: 0, message: "", data: {} } });
      expect(unknownResponse).toEqual(knownResponse);
      const [one, other] = (await rows()).map(({ id, lane, data, createdAt, ...row }) => ({
        ...row,
        keys: Object.keys(data),
        lane: lane.length,
        lasts: row.giveUpAt.getTime() - createdAt.getTime(),
        giveUpAt: row.giveUpAt.getTime() - createdAt.getTime(),
        nextTryAt: row.nextTryAt.getTime() - createdAt.getTime(),
      }));
      expect(one).toMatchObject({ accountId: null, kind: "password.forgotten", way: "mail" });
      expect(other).toEqual(one);
      expect((await sendPendingMails()).map(({ to }) => to)).toEqual([[email]]);
      // The rows do not reveal later which email had an account.
      const after = await rows();
      expect(after.map(({ state, data }) => [state, data])).toEqual([
        ["sent", {}],
        ["sent", {}],
      ]);
      expect(JSON.stringify(after)).not.toContain("@example.com");
    });

    test("a link works once; of concurrent uses and of two links, only one succeeds", async () => {
      const token = await requestToken();
      const other = await requestToken();
      const outcomes = await Promise.allSettled(
        [token, token, other].map((one, index) =>
          resetPasswordByLink({ token: one, password: `river lamp ${index}` }, english),
        ),
      );
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected")
          expect(outcome.reason).toEqual(providerErrorMatching("notFound", /new one/));
      }
      const again = await post("renew", { token, password: "once more please" });
      expect(again).toMatchObject({ status: 404, body: { code: 4040 } });
      expect(await db().$count(accountLinks)).toBe(0);
    });

    test("a link works for an hour after it was sent, and is then deleted", async () => {
      const token = await requestToken();
      const lateReset = resetPasswordByLink(
        { token, password: "a newer sparrow" },
        { ...english, now: minutes(61) },
      );
      await expect(lateReset).rejects.toEqual(providerErrorMatching("notFound"));
      await deleteExpired(db(), minutes(61));
      expect(await db().$count(accountLinks)).toBe(0);
    });

    test("a mail that could not be sent within an hour is given up", async () => {
      await post("forgotten", { email });
      server.faults.push("greylist");
      expect(await sendPendingMails()).toEqual([]);
      await sendPendingMails(minutes(62));
      expect(server.received).toEqual([]);
      expect((await rows())[0]).toMatchObject({ state: "stuck", error: "it is too late" });
      expect(await db().$count(accountLinks)).toBe(1);
    });

    test("a mail that is sent twice contains two links, and either works; no token is stored", async () => {
      await post("forgotten", { email });
      expect(JSON.stringify(await rows())).not.toMatch(/[\w-]{43}/);
      server.faults.push("crash after receipt");
      await sendPendingMails();
      await sendPendingMails(minutes(2));
      const [first, second] = server.received.map((mail) => linkIn(mail, "new-password"));
      expect(first).not.toBe(second);
      const storedLinks = JSON.stringify(await db().select().from(accountLinks));
      expect(storedLinks).not.toContain(first);
      expect(storedLinks).not.toContain(second);
      await resetPasswordByLink({ token: first ?? "", password: "a newer sparrow" }, english);
    });

    test("a password change, an email change and an erasure each invalidate the links", async () => {
      const first = await requestToken();
      const session = await issueTokenFor(db(), email, new Date());
      const context = { token: session, language: "en-US" } as const;
      await actionHandlers.password({ old: "yuqiao-demo", password: "my own choice" }, context);
      const refused = (token: string) =>
        expect(resetPasswordByLink({ token, password: "a newer sparrow" }, english)).rejects.toEqual(
          providerErrorMatching("notFound"),
        );
      await refused(first);
      const second = await requestToken();
      await db().update(accounts).set({ email: "moved@example.com" }).where(eq(accounts.email, email));
      await refused(second);
      const third = await requestToken("moved@example.com");
      const account = await accountOf("moved@example.com");
      await db().transaction((tx) => eraseAccountData(tx, account?.id ?? 0));
      await refused(third);
      expect(await db().$count(accountLinks)).toBe(0);
    });

    test("a confirmation link cannot reset a password, and a reset link cannot confirm an email", async () => {
      await post("register", newcomer);
      const token = linkIn((await sendPendingMails()).at(-1), "confirm-email");
      const renewing = resetPasswordByLink({ token, password: "a newer sparrow" }, english);
      await expect(renewing).rejects.toEqual(providerErrorMatching("notFound"));
      await expect(confirmEmailByLink({ token: await requestToken() }, english)).rejects.toEqual(
        providerErrorMatching("notFound"),
      );
    });

    test.each([
      "lan@example.com\r\nBcc: all@example.com",
      "lan@example.com, all@example.com",
      "<lan@example.com>",
      `${"l".repeat(320)}@example.com`,
      "学@例子.中国",
    ])("an invalid email is refused, and no row is written: %j", async (wrong) => {
      expect(await post("forgotten", { email: wrong })).toMatchObject({ status: 400, body: { code: 4000 } });
      expect(await rows()).toEqual([]);
    });

    test("one email can be requested five times an hour, known or not", async () => {
      for (const address of [email, "nobody@example.com"]) {
        const statuses: number[] = [];
        for (let time = 0; time < 6; time++)
          statuses.push((await post("forgotten", { email: address })).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    });

    test.each(languages)("its mail is in %s, the language of the page", async (language) => {
      await post("forgotten", { email }, { "Accept-Language": language });
      const [mail] = await sendPendingMails();
      const words = mailWords[language];
      expect(mail?.email.subject).toBe(words.forgotten.person.subject);
      expect(mail?.email.text).toContain(words.forgotten.person.text);
      expect(mail?.email.text).toContain(`new-password?locale=${language}#`);
      expect(mail?.email.html).toContain(`<html lang="${language}">`);
      expect(`${mail?.email.text}${mail?.email.html}`).not.toMatch(/\{\w+\}|undefined/);
    });
  });

  describe("an email", () => {
    test("of a new account is confirmed by a mailed link; the mail does not contain the typed name", async () => {
      await post("register", { ...newcomer, nickname: "Win at evil.example" });
      const [mail] = await sendPendingMails();
      expect(mail?.to).toEqual([newcomer.email]);
      expect(mail?.email.subject).toBe(mailWords["vi-VN"].confirm.person.subject);
      expect(`${mail?.email.text}${mail?.email.html}`).not.toContain("evil.example");
      const token = linkIn(mail, "confirm-email");
      expect((await accountOf(newcomer.email))?.emailConfirmedAt).toBeNull();
      expect((await post("confirm", { token })).status).toBe(200);
      expect((await accountOf(newcomer.email))?.emailConfirmedAt).toBeInstanceOf(Date);
      expect((await post("confirm", { token })).status).toBe(404);
    });

    test("a form that a bot filled in sends no mail", async () => {
      await post("register", newcomer, { [formCheckHeader]: formCheck(20, "https://spam.example") });
      expect(await rows()).toEqual([]);
    });

    test.each([
      ["a person", {}, 6],
      ["a program", { [formCheckHeader]: formCheck(20, "https://spam.example") }, 5],
    ])(
      "registered by %s gets at most five more mails an hour, however many logins request them",
      async (_, registerHeaders, maxMails) => {
        await post("register", newcomer, registerHeaders);
        const requestToken: number[] = [];
        for (let time = 0; time < 2; time++) {
          const { body } = await post("login", { email: newcomer.email, password: newcomer.password });
          const headers = { Authorization: `Bearer ${body.data.token}` };
          for (let press = 0; press < 4; press++) {
            await db().update(notifications).set({ state: "sent", sentAt: new Date() });
            requestToken.push((await post("confirm-email", {}, headers)).status);
          }
        }
        expect(requestToken).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
        expect(await rows()).toHaveLength(maxMails);
      },
    );

    test("that is not confirmed does not block the account; its owner can request one new link at a time", async () => {
      const { body } = await post("register", newcomer);
      const context = { token: body.data.token as string, language: "vi-VN" as const };
      const isUnconfirmed = async () =>
        (await accountViewHandlers.student({ of: "live" }, context)).confirm_email;
      expect(await isUnconfirmed()).toBe(true);
      await actionHandlers["confirm-email"]({}, context);
      expect(await rows()).toHaveLength(1);
      await sendPendingMails();
      await actionHandlers["confirm-email"]({}, context);
      const token = linkIn((await sendPendingMails()).at(-1), "confirm-email");
      await confirmEmailByLink({ token }, english);
      expect(await isUnconfirmed()).toBe(false);
      await actionHandlers["confirm-email"]({}, context);
      expect(await rows()).toHaveLength(2);
    });

    test("that is not confirmed gets no reminders of saved live classes", async () => {
      const account = await accountOf(email);
      const [live] = await db()
        .select()
        .from(liveClasses)
        .orderBy(asc(liveClasses.startsAt))
        .then((all) => all.slice(-1));
      await db()
        .insert(liveSubscriptions)
        .values({ accountId: account?.id ?? 0, liveId: live?.id ?? 0, createdAt: now });
      const soon = minutes(-170, live?.startsAt);
      expect(await planReminders(db(), soon)).toBe(0);
      await db().update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.email, email));
      expect(await planReminders(db(), soon)).toBe(1);
    });
  });

  test("language and time zone follow the browser; an unknown time zone does not replace the stored one", async () => {
    const zoned = { ...newcomer, time_zone: "Asia/Tokyo" };
    const { body } = await post("register", zoned);
    const context = { token: body.data.token as string, language: "en-US" as const };
    const reader = async () => (await accountViewHandlers.student({ of: "live" }, context)).reader;
    expect(await reader()).toEqual({ language: "vi-VN", time_zone: "Asia/Tokyo" });
    const { password } = newcomer;
    await post("login", { email: newcomer.email, password, time_zone: "Europe/Paris" });
    expect(await reader()).toEqual({ language: "vi-VN", time_zone: "Europe/Paris" });
    await post("login", { email: newcomer.email, password, time_zone: "Mars/Olympus" });
    await actionHandlers.reader({ language: "ko-KR", time_zone: null }, context);
    expect(await reader()).toEqual({ language: "ko-KR", time_zone: "Europe/Paris" });
  });
});
