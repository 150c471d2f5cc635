import { asc, eq } from "drizzle-orm";
import { startMailServer } from "../../../../testing/notifications/mail-server";
import { describeEachEngine } from "../../../../testing/provider/engines";
import { daysLater, now } from "../../../../testing/provider/fixture";
import { languages, type Language } from "../../../base/i18n/languages";
import { school, setSchool, siteName } from "../../../subjects/school/school";
import { schoolFile } from "../../../subjects/school/school-file";
import { accounts, notifications } from "../../schema";
import { deliver } from "../deliver";
import type { NotificationRow } from "../../../engines/notifications/channel";
import { mailWords } from "./words";
import { createMailChannel } from "./channel";

process.env.LOG_LEVEL = "silent";
process.env.SITE_URL = "https://school.example";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.received.length = server.faults.length = 0;
});
afterAll(() => server.close());

/** Text that forms accept and that must not break a mail. */
const hostile = "<b>Lan</b>\r\nBcc: all@example.com\r\n\r\n<script>1</script> {email} 语桥 🙂";

describeEachEngine((db) => {
  const createChannel = (language: Language = "en-US") =>
    createMailChannel(db(), {
      MAIL_URL: server.url,
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: "leads@school.example",
      NOTICE_LANGUAGE: language,
      SITE_URL: "https://school.example",
    });

  const lead = (name: string) => ({
    id: 1,
    name,
    phone: "84-912345678",
    region: "VN",
    class: { id: 1, name: { "en-US": "HSK 3" } },
    suspect: true,
    origin: { utm_source: "facebook" },
  });

  async function queue(...rows: Partial<NotificationRow>[]): Promise<void> {
    const row = { kind: "enquiry.made", way: "mail", audience: "school", data: lead("Lan") } as const;
    const times = { nextTryAt: now, giveUpAt: daysLater(3), createdAt: now };
    await db()
      .insert(notifications)
      .values(rows.map((more, index) => ({ ...row, ...times, lane: `lane ${index}`, ...more })));
  }
  const states = async () =>
    (await db().select().from(notifications).orderBy(asc(notifications.id))).map(({ state, error }) => [
      state,
      error,
    ]);

  test("the school gets a lead as plain text and HTML, without user input in headers", async () => {
    await queue({ data: lead(hostile) });
    await deliver(db(), createChannel(), () => now);
    const [{ email, raw, to } = { email: undefined, raw: "", to: [] }] = server.received;
    expect(to).toEqual(["leads@school.example"]);
    expect(email).toMatchObject({
      subject: mailWords["en-US"].enquiry.school.subject,
      from: { name: siteName("en-US"), address: "hello@school.example" },
      to: [{ address: "leads@school.example" }],
      date: now.toISOString(),
      messageId: `<notice-${(await db().select().from(notifications))[0]?.id}-${now.getTime()}@school.example>`,
    });
    expect(email?.bcc ?? []).toEqual([]);
    const names = email?.headers.map(({ key }) => key) ?? [];
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("list-unsubscribe");
    expect(raw.split("\r\n\r\n", 1)[0]).not.toContain("Lan");
    expect(email?.text).toContain(
      "Name: <b>Lan</b> / Bcc: all@example.com / <script>1</script> {email} 语桥 🙂",
    );
    expect(email?.text).toContain("+84 912345678");
    expect(email?.text).toContain(mailWords["en-US"].suspect);
    expect(email?.html).toContain("&lt;script&gt;1&lt;/script&gt;");
    expect(email?.html).not.toMatch(/<script|<b>/);
    expect(await states()).toEqual([["sent", null]]);
  });

  test.each(languages)("a student gets a booking mail in %s at the current address", async (language) => {
    const [{ id = 0 } = {}] = await db()
      .update(accounts)
      .set({ language, email: "moved@example.com" })
      .where(eq(accounts.email, "student@example.com"))
      .returning();
    const member = { student: { id, name: "An" }, email: "student@example.com", language };
    const data = { id: 1, ...member, class: { id: 1, name: { "en-US": "HSK 3" } }, points: 1200 };
    await queue({ kind: "booking.made", audience: "person", accountId: id, data });
    await deliver(db(), createChannel(), () => now);
    const [mail] = server.received;
    const words = mailWords[language].booking.person;
    expect(mail?.to).toEqual(["moved@example.com"]);
    expect(mail?.email.subject).toBe(words.subject);
    expect(mail?.email.text).toContain(words.text);
    expect(mail?.email.text).toContain(school().email);
    expect(mail?.email.html).toContain(`<html lang="${language}">`);
    expect(mail?.email.html).toContain('href="https://school.example/account/student"');
    expect(`${mail?.email.text}${mail?.email.html}`).not.toMatch(/\{\w+\}|undefined/);
  });

  test("mail for a student without a login goes to the parent; without any address it is stuck", async () => {
    const [parent] = await db().select().from(accounts).where(eq(accounts.email, "parent@example.com"));
    const child = { kind: "student" as const, nickname: "Mai", parentId: parent?.id };
    const [childRow] = await db().insert(accounts).values(child).returning();
    const data = { id: 1, student: { id: childRow?.id, name: "Mai" }, email: null, language: null };
    const row = { kind: "trial.asked", audience: "person", data } as const;
    await queue({ ...row, accountId: childRow?.id }, { ...row, accountId: null });
    await deliver(db(), createChannel(), () => now);
    expect(server.received.map(({ to }) => to)).toEqual([["parent@example.com"]]);
    expect(await states()).toEqual([
      ["sent", null],
      ["stuck", "the account has no address"],
    ]);
  });

  test("a person whose language is no longer offered gets the nearest one", async () => {
    const own = eq(accounts.email, "student@example.com");
    const [{ id = 0 } = {}] = await db().update(accounts).set({ language: "zh-HK" }).where(own).returning();
    setSchool({ ...school(), languages: ["en-US", "zh-TW"] });
    const data = { id: 1, student: { id, name: "Lan" }, email: null, language: "zh-HK" };
    await queue({ audience: "person", accountId: id, kind: "trial.asked", data });
    await deliver(db(), createChannel(), () => now);
    setSchool(schoolFile());
    expect(server.received.map(({ email }) => email.html)).toEqual([
      expect.stringContaining('<html lang="zh-TW">'),
    ]);
  });

  test.each([
    ["a line break and a header", "lan@example.com\r\nbcc: all@example.com"],
    ["a command of SMTP", "lan@example.com>\r\nrcpt to:<all@example.com"],
    ["two addresses", "lan@example.com, all@example.com"],
    ["a name around another", '"lan" <all@example.com>'],
    ["Unicode", "lán@ví-dụ.example"],
    ["320 characters", `${"l".repeat(64)}@${"a".repeat(243)}.example.com`],
  ])("an address with %s adds neither recipients nor headers", async (_, address) => {
    const own = eq(accounts.email, "student@example.com");
    const [{ id = 0 } = {}] = await db().update(accounts).set({ email: address }).where(own).returning();
    const data = { id: 1, student: { id, name: hostile }, email: address, language: "en-US" };
    const row = { audience: "person", accountId: id, kind: "trial.asked", data } as const;
    await queue(row, {});
    await deliver(db(), createChannel(), () => now);
    const sentTo = server.received.flatMap(({ to }) => to).filter((to) => to !== "leads@school.example");
    expect(sentTo.filter((to) => to === "all@example.com")).toEqual([]);
    expect(sentTo.length).toBeLessThanOrEqual(1);
    for (const { raw, email } of server.received) {
      expect(raw.split("\r\n\r\n", 1)[0]).not.toMatch(/^(bcc|cc):/im);
      expect(email.to).toHaveLength(1);
    }
    // Sent, stuck or waiting; the school's own mail is sent regardless.
    expect((await states()).map(([state]) => state)).toEqual([
      expect.stringMatching(/sent|stuck|waiting/),
      "sent",
    ]);
  });

  test("a permanent rejection is stuck without the server's text, and others are sent", async () => {
    await queue({}, {}, {});
    server.faults.push("refuse");
    await deliver(db(), createChannel(), () => now);
    expect((await states()).filter(([state]) => state === "stuck")).toEqual([
      ["stuck", "the mail server answered 550"],
    ]);
    expect(server.received).toHaveLength(2);
  });

  test.each([
    ["greylist", "the mail server answered 451"],
    ["hang up", "the mail server cannot be reached (ECONNECTION)"],
  ] as const)("after a %s it is sent at the next attempt", async (fault, error) => {
    await queue({});
    server.faults.push(fault);
    await deliver(db(), createChannel(), () => now);
    expect(await states()).toEqual([["waiting", error]]);
    await deliver(db(), createChannel(), () => daysLater(1));
    expect(server.received).toHaveLength(1);
    expect(await states()).toEqual([["sent", null]]);
  });

  test("a server that fails after accepting a mail gets it again with the same id", async () => {
    await queue({});
    server.faults.push("crash after receipt");
    await deliver(db(), createChannel(), () => now);
    await deliver(db(), createChannel(), () => daysLater(1));
    const ids = server.received.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  test("sending to a stalled server times out", async () => {
    await queue({});
    server.faults.push("stall");
    const real = AbortSignal.timeout;
    const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => real(200));
    await deliver(db(), createChannel(), () => now);
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
    expect(await states()).toEqual([["waiting", expect.stringContaining("cannot be reached")]]);
  });

  test("without a server the notification waits", async () => {
    await queue({});
    const unreachable = createMailChannel(db(), {
      MAIL_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: "leads@school.example",
      NOTICE_LANGUAGE: "en-US",
      SITE_URL: "https://school.example",
    });
    await deliver(db(), unreachable, () => now);
    expect(await states()).toEqual([["waiting", "the mail server cannot be reached (ESOCKET)"]]);
  });
});
