import { eq } from "drizzle-orm";
import { deskAnswer, deskCookie } from "../../../testing/gateway/desk";
import { openMailServer } from "../../../testing/notices/mail-server";
import { onEachEngine } from "../../../testing/provider/engines";
import type { readEnv as EnvReader } from "../../env";
import { closeCounters } from "../../limits/check";
import { notices, staff, staffInvitations } from "../db/schema";
import { deliver } from "../notices/deliver";
import { lookAtWays } from "../notices/look";
import { mailWay } from "../notices/mail/way";
import { mailWords } from "../notices/mail/words";
import { SendError, type Way } from "../notices/ways";

const mailOnly = { MAIL_URL: "smtp://127.0.0.1:1", MAIL_FROM: "hello@school.example" };
const both = {
  ...mailOnly,
  NOTICE_MAIL_TO: "leads@school.example",
  NOTICE_WEBHOOK_URL: "https://chat.example/hooks/very-secret",
  NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
};
let settings: Record<string, string> = {};
jest.mock("../../env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../env");
  return { env: () => readEnv({ LOG_LEVEL: "silent", ...settings }) };
});
afterEach(closeCounters);

const owner = "owner@example.com";

onEachEngine((db) => {
  const ask = async (name: Parameters<typeof deskAnswer>[0], input: object = {}) =>
    deskAnswer(name, input, { cookie: await deskCookie(db(), owner) });
  const way = (name: Way["name"], send: Way["send"]): Way => ({ name, send, close: () => undefined });
  const failing = (name: Way["name"], error: string, forGood = true) =>
    way(name, () => Promise.reject(new SendError(error, forGood)));

  test("without a channel, tests are refused, and the start page still counts new leads", async () => {
    settings = {};
    const { data } = await ask("notices/show");
    expect(data).toMatchObject({ ways: { mail: null, webhook: null }, waiting: 0, stuck: 0 });
    for (const name of ["mail", "webhook"])
      expect((await ask("notices/test", { way: name })).code).toBe(4040);
    expect((await ask("start/show")).data).toMatchObject({ new_leads: 0, stuck_notices: 0 });
  });

  test("mail without a school address is shown as such, and cannot be tested", async () => {
    settings = mailOnly;
    expect((await ask("notices/show")).data).toMatchObject({ ways: { mail: { to: "" }, webhook: null } });
    expect((await ask("notices/test", { way: "mail" })).code).toBe(4040);
  });

  test("a test uses the requested channel; the last result of each is shown, without the webhook's path", async () => {
    settings = both;
    await ask("notices/test", { way: "webhook" });
    await ask("notices/test", { way: "mail" });
    expect((await ask("notices/show")).data).toMatchObject({ waiting: 2, retrying: 0 });
    const now = new Date();
    await deliver(
      db(),
      way("mail", () => Promise.resolve()),
      () => now,
    );
    await deliver(db(), failing("webhook", "the webhook answered 410"), () => now);
    const { data } = await ask("notices/show");
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
      stuck_notices: [expect.objectContaining({ kind: "test.asked", way: "webhook", tries: 1 })],
    });
    expect((await ask("start/show")).data).toMatchObject({ stuck_notices: 1 });
    const id = (data as { stuck_notices: { id: number }[] }).stuck_notices[0]?.id;
    expect((await ask("notices/again", { id })).data).toEqual({ count: 1 });
    expect((await ask("notices/again", { id })).data).toEqual({ count: 0 });
    await deliver(
      db(),
      way("webhook", () => Promise.resolve()),
      () => new Date(),
    );
    expect((await ask("notices/show")).data).toMatchObject({
      stuck: 0,
      ways: { webhook: { last_failed: { error: "" } } },
    });
    const { data: log } = await ask("staff/log");
    expect((log as { lines: { act: string; subject: string }[] }).lines).toMatchObject([
      { act: "notices-again", subject: "1" },
      { act: "notices-tested", subject: "mail" },
      { act: "notices-tested", subject: "webhook" },
    ]);
  });

  test("a channel's health check at start-up is shown until its first delivery or failure", async () => {
    settings = both;
    const looks = (name: Way["name"], look: () => Promise<void>) => ({
      ...way(name, () => Promise.resolve()),
      look,
    });
    const down = () => Promise.reject(new SendError("the webhook cannot be reached (ENOTFOUND)"));
    await lookAtWays([looks("mail", () => Promise.resolve()), looks("webhook", down)]);
    const looked = async () => {
      const { data } = await ask("notices/show");
      const { ways } = data as { ways: Record<Way["name"], { looked: { error: string | null } | null }> };
      return [ways.mail.looked, ways.webhook.looked];
    };
    const at = expect.any(String);
    const seen = { at, error: "the webhook cannot be reached (ENOTFOUND)" };
    expect(await looked()).toEqual([{ at, error: null }, seen]);
    await ask("notices/test", { way: "mail" });
    await deliver(
      db(),
      way("mail", () => Promise.resolve()),
      () => new Date(),
    );
    expect(await looked()).toEqual([null, seen]);
  });

  test("an invitation mail has a separate link; the shown link works too, and using either consumes both", async () => {
    settings = both;
    const server = await openMailServer();
    const mails = async () => {
      const mail = mailWay(db(), {
        ...both,
        MAIL_URL: server.url,
        NOTICE_LANGUAGE: "en-US",
        SITE_URL: "https://school.example",
      });
      while ((await deliver(db(), mail, () => new Date())) > 0);
      return server.taken.map(({ to, email }) => ({
        to,
        subject: email.subject,
        token: /invitation#([\w-]{43})/.exec(email.text ?? "")?.[1] ?? "",
      }));
    };
    const invite = async (email: string) => {
      const { data } = await ask("staff/invite", { email, role: "editor" });
      const { link, mailed } = data as { link: string; mailed: boolean };
      expect(mailed).toBe(true);
      return link.split("#")[1] ?? "";
    };
    try {
      const shown = await invite("eva@example.com");
      expect(JSON.stringify(await db().select().from(notices))).not.toContain(shown);
      const [mail] = await mails();
      expect(mail).toMatchObject({
        to: ["eva@example.com"],
        subject: mailWords["en-US"].invited.person.subject,
      });
      expect(mail?.token).not.toBe(shown);
      for (const token of [shown, mail?.token]) {
        expect((await ask("session/invitation", { token })).data).toMatchObject({ email: "eva@example.com" });
      }
      const accept = { token: mail?.token, name: "Eva", password: "a long password" };
      expect((await ask("session/accept", accept)).code).toBe(0);
      expect(await db().$count(staff, eq(staff.email, "eva@example.com"))).toBe(1);
      expect((await ask("session/accept", { ...accept, token: shown })).code).toBe(4040);
      // No mail is sent for an invitation that was withdrawn before.
      await invite("max@example.com");
      const [open] = await db().select().from(staffInvitations);
      await ask("staff/withdraw", { id: open?.id });
      expect(await mails()).toHaveLength(1);
      // A new invitation invalidates the earlier mailed link.
      await invite("max@example.com");
      const before = (await mails()).at(-1)?.token;
      await invite("max@example.com");
      expect((await ask("session/invitation", { token: before })).code).toBe(4040);
    } finally {
      await server.close();
    }
  });
});
