import { eq } from "drizzle-orm";
import { callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { startMailServer } from "../../../testing/notifications/mail-server";
import { describeEachEngine } from "../../../testing/provider/engines";
import type { readEnv as EnvReader } from "../../base/env";
import { closeCounters } from "../../base/limits/check";
import { notifications, staff, staffInvitations } from "../schema";
import { deliver } from "./deliver";
import { checkChannels } from "./health-check";
import { createMailChannel } from "./mail/channel";
import { mailWords } from "./mail/words";
import { SendError, type Channel } from "../../engines/notifications/channel";

const mailOnly = { MAIL_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@school.example" };
const both = {
  ...mailOnly,
  NOTICE_MAIL_TO: "leads@school.example",
  NOTICE_WEBHOOK_URL: "https://chat.example/hooks/very-secret",
  NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
};
let settings: Record<string, string> = {};
jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
  return { env: () => readEnv({ LOG_LEVEL: "silent", ...settings }) };
});
afterEach(closeCounters);

const owner = "owner@example.com";

describeEachEngine((db) => {
  const callAsOwner = async (name: Parameters<typeof callDesk>[0], input: object = {}) =>
    callDesk(name, input, { cookie: await createDeskCookie(db(), owner) });
  const createChannel = (name: Channel["name"], send: Channel["send"]): Channel => ({
    name,
    send,
    close: () => undefined,
  });
  const createFailingChannel = (name: Channel["name"], error: string, forGood = true) =>
    createChannel(name, () => Promise.reject(new SendError(error, forGood)));

  test("without a channel, tests are refused, and the start page still counts new leads", async () => {
    settings = {};
    const { data } = await callAsOwner("notifications/show");
    expect(data).toMatchObject({ ways: { mail: null, webhook: null }, waiting: 0, stuck: 0 });
    for (const name of ["mail", "webhook"])
      expect((await callAsOwner("notifications/test", { way: name })).code).toBe(4040);
    expect((await callAsOwner("today/show")).data).toMatchObject({ new_leads: 0, stuck_notifications: 0 });
  });

  test("mail without a school address is shown as such, and cannot be tested", async () => {
    settings = mailOnly;
    expect((await callAsOwner("notifications/show")).data).toMatchObject({
      ways: { mail: { to: "" }, webhook: null },
    });
    expect((await callAsOwner("notifications/test", { way: "mail" })).code).toBe(4040);
  });

  test("a test uses the requested channel; the last result of each is shown, without the webhook's path", async () => {
    settings = both;
    await callAsOwner("notifications/test", { way: "webhook" });
    await callAsOwner("notifications/test", { way: "mail" });
    expect((await callAsOwner("notifications/show")).data).toMatchObject({ waiting: 2, retrying: 0 });
    const now = new Date();
    await deliver(
      db(),
      createChannel("mail", () => Promise.resolve()),
      () => now,
    );
    await deliver(db(), createFailingChannel("webhook", "the webhook answered 410"), () => now);
    const { data } = await callAsOwner("notifications/show");
    expect(data).toEqual({
      ways: {
        mail: { to: "leads@school.example", last_sent: now.toISOString(), last_failed: null, looked: null },
        webhook: {
          to: "chat.example",
          last_sent: null,
          last_failed: { at: now.toISOString(), error: "the webhook answered 410" },
          looked: null,
        },
      },
      waiting: 0,
      retrying: 0,
      stuck: 1,
      stuck_notifications: [expect.objectContaining({ kind: "test.asked", way: "webhook", tries: 1 })],
    });
    expect((await callAsOwner("today/show")).data).toMatchObject({ stuck_notifications: 1 });
    const id = (data as { stuck_notifications: { id: number }[] }).stuck_notifications[0]?.id;
    expect((await callAsOwner("notifications/again", { id })).data).toEqual({ count: 1 });
    expect((await callAsOwner("notifications/again", { id })).data).toEqual({ count: 0 });
    await deliver(
      db(),
      createChannel("webhook", () => Promise.resolve()),
      () => new Date(),
    );
    expect((await callAsOwner("notifications/show")).data).toMatchObject({
      stuck: 0,
      ways: { webhook: { last_failed: { error: "" } } },
    });
    const { data: log } = await callAsOwner("staff/log");
    expect((log as { lines: unknown[] }).lines).toMatchObject([
      { act: "notices-again", values: { count: { text: "1" } } },
      { act: "notices-tested", values: { channel: { text: "email" } } },
      { act: "notices-tested", values: { channel: { text: "webhook" } } },
    ]);
  });

  test("a channel's health check at start-up is shown until its first delivery or failure", async () => {
    settings = both;
    const withHealthCheck = (name: Channel["name"], check: () => Promise<void>) => ({
      ...createChannel(name, () => Promise.resolve()),
      check,
    });
    const down = () => Promise.reject(new SendError("the webhook cannot be reached (ENOTFOUND)"));
    await checkChannels([withHealthCheck("mail", () => Promise.resolve()), withHealthCheck("webhook", down)]);
    const looked = async () => {
      const { data } = await callAsOwner("notifications/show");
      const { ways } = data as { ways: Record<Channel["name"], { looked: { error: string | null } | null }> };
      return [ways.mail.looked, ways.webhook.looked];
    };
    const at = expect.any(String);
    const seen = { at, error: "the webhook cannot be reached (ENOTFOUND)" };
    expect(await looked()).toEqual([{ at, error: null }, seen]);
    await callAsOwner("notifications/test", { way: "mail" });
    await deliver(
      db(),
      createChannel("mail", () => Promise.resolve()),
      () => new Date(),
    );
    expect(await looked()).toEqual([null, seen]);
  });

  test("an invitation mail has a separate link; the shown link works too, and using either consumes both", async () => {
    settings = both;
    const server = await startMailServer();
    const sendPendingMails = async () => {
      const mail = createMailChannel(db(), {
        ...both,
        MAIL_URL: server.url,
        NOTICE_LANGUAGE: "en-US",
        SITE_URL: "https://school.example",
      });
      while ((await deliver(db(), mail, () => new Date())) > 0);
      return server.received.map(({ to, email }) => ({
        to,
        subject: email.subject,
        token: /invitation#([\w-]{43})/.exec(email.text ?? "")?.[1] ?? "",
      }));
    };
    const createInvitation = async (email: string) => {
      const { data } = await callAsOwner("staff/invite", { email, role: "editor" });
      const { link, mailed } = data as { link: string; mailed: boolean };
      expect(mailed).toBe(true);
      return link.split("#")[1] ?? "";
    };
    try {
      const shown = await createInvitation("eva@example.com");
      expect(JSON.stringify(await db().select().from(notifications))).not.toContain(shown);
      const [mail] = await sendPendingMails();
      expect(mail).toMatchObject({
        to: ["eva@example.com"],
        subject: mailWords["en-US"].invited.person.subject,
      });
      expect(mail?.token).not.toBe(shown);
      for (const token of [shown, mail?.token]) {
        expect((await callAsOwner("session/invitation", { token })).data).toMatchObject({
          email: "eva@example.com",
        });
      }
      const accept = { token: mail?.token, name: "Eva", password: "a long password" };
      expect((await callAsOwner("session/accept", accept)).code).toBe(0);
      expect(await db().$count(staff, eq(staff.email, "eva@example.com"))).toBe(1);
      expect((await callAsOwner("session/accept", { ...accept, token: shown })).code).toBe(4040);
      // No mail is sent for an invitation that was withdrawn before.
      await createInvitation("max@example.com");
      const [open] = await db().select().from(staffInvitations);
      await callAsOwner("staff/withdraw", { id: open?.id });
      expect(await sendPendingMails()).toHaveLength(1);
      // A new invitation invalidates the earlier mailed link.
      await createInvitation("max@example.com");
      const before = (await sendPendingMails()).at(-1)?.token;
      await createInvitation("max@example.com");
      expect((await callAsOwner("session/invitation", { token: before })).code).toBe(4040);
    } finally {
      await server.close();
    }
  });
});
