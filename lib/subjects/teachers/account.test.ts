import { eq } from "drizzle-orm";
import { startMailServer } from "../../../testing/notifications/mail-server";
import { call, issueTokenFor, providerErrorMatching } from "../../../testing/provider/calls";
import { createDeskCaller } from "../../../testing/provider/desk";
import { describeEachEngine } from "../../../testing/provider/engines";
import { now } from "../../../testing/provider/fixture";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import type { InputOf } from "../../base/contract/call";
import {
  accounts,
  calendars,
  consents,
  staffLog,
  teacherInvitations,
  teachers,
  tokens,
} from "../../app/schema";
import { deliver } from "../../app/delivery/deliver";
import { createMailChannel } from "../../app/delivery/mail/channel";
import { mailWords } from "../../app/delivery/mail/words";
import { removeRecord } from "../../app/editing/change";
import type { loginCalls } from "../identity/login-calls";
import { eraseAccountData } from "../../app/personal-data/erase";
import { actionHandlers } from "../../../testing/provider/member-handlers";
import { accountViewHandlers } from "../people/views";

process.env.MAIL_URL = "smtp://127.0.0.1:1";
process.env.MAIL_FROM = "hello@school.example";
process.env.SITE_URL = "https://school.example";
process.env.LOG_LEVEL = "silent";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.close());

const email = "wu@example.com";
const password = "three quiet bamboos";
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const tokenOf = (link: string) => new URL(link).hash.slice(1);

type Fields = Partial<InputOf<typeof loginCalls, "accept-teacher-invitation">> & { token: string };
const accept = (fields: Fields, { at = now, token }: { at?: Date; token?: string } = {}) =>
  actionHandlers["accept-teacher-invitation"](
    { password, language: "en-US", time_zone: "Asia/Seoul", ...fields },
    { language: "en-US", now: at, network: "192.0.2.0", consents: ["privacy"], ...(token && { token }) },
  );
const readInvitation = (token: string, at = now) =>
  actionHandlers["teacher-invitation"]({ token }, { language: "en-US", now: at });

describeEachEngine((db) => {
  const asOwner = createDeskCaller(db, "owner@example.com");
  const findTeacher = async (name: string) => {
    const rows = await db().select().from(teachers);
    return rows.find(({ nickname }) => nickname["en-US"]?.startsWith(name))?.id ?? 0;
  };
  const invite = async (at = now, address = email, teacher = "Wu") =>
    asOwner("teachers/invite", { id: await findTeacher(teacher), email: address, language: "vi-VN" }, at);
  const findAccount = async (address = email) =>
    (await db().select().from(accounts).where(eq(accounts.email, address)))[0];
  const actsOf = async () => (await db().select().from(staffLog).orderBy(staffLog.id)).map(({ act }) => act);

  async function sendPendingMails(at = now) {
    const mailChannel = createMailChannel(db(), {
      MAIL_URL: server.url,
      MAIL_FROM: "hello@school.example",
      NOTICE_MAIL_TO: undefined,
      NOTICE_LANGUAGE: "en-US",
      SITE_URL: "https://school.example",
    });
    while ((await deliver(db(), mailChannel, () => at)) > 0);
    return server.received.map((mail) => mail.email);
  }

  test("an invited teacher opens an account, which belongs to the record", async () => {
    const { link, mailed } = await invite();
    expect(mailed).toBe(true);
    expect(new URL(link)).toMatchObject({ pathname: "/account/teacher-invitation", search: "?locale=vi-VN" });
    const id = await findTeacher("Wu");
    expect(await asOwner("teachers/account", { id })).toEqual({
      account: null,
      invitation: { email, expires_at: later(24).toISOString() },
    });
    expect(await readInvitation(tokenOf(link))).toEqual({ email, nickname: "Wu en-US" });
    const session = await accept({ token: tokenOf(link) });
    expect(session.account_type).toBe("teacher");
    const context = { language: "en-US", now, token: session.token } as const;
    expect(await accountViewHandlers.teacher({ of: "live" }, context)).toMatchObject({
      nickname: "Wu en-US",
    });
    expect(await findAccount()).toMatchObject({
      ...{ kind: "teacher", teacherId: id, emailConfirmedAt: now, timeZone: "Asia/Seoul", language: "en-US" },
    });
    expect(await db().select().from(consents)).toMatchObject([
      { accountId: (await findAccount())?.id, document: "privacy", createdAt: now },
    ]);
    expect(await asOwner("teachers/account", { id })).toEqual({
      account: { email, since: now.toISOString() },
      invitation: null,
    });
    expect(await actionHandlers.login({ email, password }, context)).toMatchObject({
      account_type: "teacher",
    });
    expect(await actsOf()).toEqual(["teacher-invited"]);
    // The database has no usable token.
    const rows = JSON.stringify(await db().select().from(teacherInvitations));
    expect(rows).not.toContain(tokenOf(link));
  });

  test("a link works once, also for two at the same time", async () => {
    const { link } = await invite();
    const attempts = await Promise.allSettled([1, 2, 3].map(() => accept({ token: tokenOf(link) })));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === "rejected") expect(attempt.reason).toEqual(providerErrorMatching("notFound"));
    expect(await db().$count(accounts, eq(accounts.email, email))).toBe(1);
    await expect(readInvitation(tokenOf(link))).rejects.toEqual(providerErrorMatching("notFound"));
    await expect(accept({ token: tokenOf(link) })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("a link works for a day; it ends when it is withdrawn or replaced", async () => {
    const first = await invite();
    const lastMoment = new Date(later(24).getTime() - 1);
    expect(await readInvitation(tokenOf(first.link), lastMoment)).toMatchObject({ email });
    await expect(readInvitation(tokenOf(first.link), later(24))).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await expect(accept({ token: tokenOf(first.link) }, { at: later(24) })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    const second = await invite(later(1), "other@example.com");
    await expect(readInvitation(tokenOf(first.link), later(1))).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    const id = await findTeacher("Wu");
    await asOwner("teachers/withdraw", { id });
    await expect(accept({ token: tokenOf(second.link) }, { at: later(1) })).rejects.toEqual(
      providerErrorMatching("notFound"),
    );
    await expect(asOwner("teachers/withdraw", { id })).rejects.toEqual(providerErrorMatching("notFound"));
    expect(await actsOf()).toEqual(["teacher-invited", "teacher-invited", "teacher-withdrew"]);
    await invite();
    await deleteExpired(db(), later(25));
    expect(await db().$count(teacherInvitations)).toBe(0);
  });

  test("the mail in the chosen language has a link of its own; using either consumes both", async () => {
    const { link } = await invite();
    const [mail] = await sendPendingMails();
    expect(mail?.subject).toBe(mailWords["vi-VN"].teacherInvited.person.subject);
    const mailedLink = /https:\/\/school\.example\/account\/teacher-invitation\S*#[\w-]{43}/.exec(
      mail?.text ?? "",
    )?.[0];
    expect(mailedLink).toBeDefined();
    expect(mailedLink).not.toBe(link);
    await accept({ token: tokenOf(mailedLink ?? "https://x.example") });
    await expect(accept({ token: tokenOf(link) })).rejects.toEqual(providerErrorMatching("notFound"));
  });

  test("no mail is sent for an invitation that was withdrawn before", async () => {
    await invite();
    await asOwner("teachers/withdraw", { id: await findTeacher("Wu") });
    expect(await sendPendingMails()).toEqual([]);
  });

  test.each(["student@example.com", "parent@example.com", "teacher@example.com"])(
    "somebody else who is logged in as %s is refused, and the invitation stays open",
    async (member) => {
      const { link } = await invite();
      const token = await issueTokenFor(db(), member, now);
      await expect(accept({ token: tokenOf(link) }, { token })).rejects.toEqual(
        providerErrorMatching("notAllowed", /log out/i),
      );
      expect(await findAccount()).toBeUndefined();
      expect(await accept({ token: tokenOf(link) })).toMatchObject({ account_type: "teacher" });
    },
  );

  test("an address of a member or another teacher cannot be invited", async () => {
    for (const member of ["student@example.com", "parent@example.com"])
      await expect(invite(now, member)).rejects.toEqual(
        providerErrorMatching("invalidInput", /student or parent/),
      );
    await expect(invite(now, "teacher@example.com")).rejects.toEqual(
      providerErrorMatching("invalidInput", /teacher/),
    );
    await expect(invite(now, "x@example.com", "Lin")).rejects.toEqual(
      providerErrorMatching("notAllowed", /account already/),
    );
    await expect(asOwner("teachers/invite", { id: 999, email, language: "en-US" })).rejects.toEqual(
      providerErrorMatching("notAllowed", /Publish/),
    );
    const [third] = await db()
      .insert(teachers)
      .values({ nickname: { "en-US": "Hu" }, avatar: "", country: "CN", description: {}, recommended: false })
      .returning();
    await invite();
    await expect(
      asOwner("teachers/invite", { id: third?.id ?? 0, email, language: "en-US" }),
    ).rejects.toEqual(providerErrorMatching("invalidInput", /teacher/));
  });

  test("an address that got an account since the invitation is refused, and nothing is lost", async () => {
    const { link } = await invite();
    await actionHandlers.register(
      { nickname: "Wu", email, password, language: "en-US" },
      { language: "en-US" },
    );
    await expect(accept({ token: tokenOf(link) })).rejects.toEqual(
      providerErrorMatching("notAllowed", /another address/),
    );
    expect(await findAccount()).toMatchObject({ kind: "student" });
    expect(await db().$count(teacherInvitations)).toBe(1);
  });

  test("a password that is easy to guess is refused and does not consume the link", async () => {
    const { link } = await invite();
    await expect(accept({ token: tokenOf(link), password: "password123" })).rejects.toEqual(
      expect.objectContaining({ issues: [expect.objectContaining({ path: "password" })] }),
    );
    await accept({ token: tokenOf(link) });
  });

  test("end of access logs out at once, and the record can be invited again", async () => {
    const { link } = await invite();
    const session = await accept({ token: tokenOf(link) });
    const context = { language: "en-US", now, token: session.token } as const;
    await actionHandlers.calendar({ on: true }, context);
    expect(await db().$count(calendars)).toBe(1);
    const id = await findTeacher("Wu");
    await asOwner("teachers/end-access", { id });
    await expect(accountViewHandlers.teacher({ of: "live" }, context)).rejects.toEqual(
      providerErrorMatching("tokenFailure", /^/),
    );
    await expect(call("profile", {}, context)).rejects.toEqual(providerErrorMatching("tokenFailure", /^/));
    await expect(actionHandlers.login({ email, password }, context)).rejects.toEqual(
      providerErrorMatching("notAllowed"),
    );
    expect(await db().$count(calendars)).toBe(0);
    expect(await db().$count(teachers, eq(teachers.id, id))).toBe(1);
    await expect(asOwner("teachers/end-access", { id })).rejects.toEqual(providerErrorMatching("notFound"));
    const again = await invite();
    expect(await accept({ token: tokenOf(again.link) })).toMatchObject({ account_type: "teacher" });
    expect(await actsOf()).toEqual(["teacher-invited", "teacher-ended", "teacher-invited"]);
  });

  test("a teacher whose account was erased can be invited again", async () => {
    const lin = await findTeacher("Lin");
    await eraseAccountData(db(), (await findAccount("teacher@example.com"))?.id ?? 0);
    expect(await asOwner("teachers/account", { id: lin })).toEqual({ account: null, invitation: null });
    const { link } = await invite(now, "lin@example.com", "Lin");
    await accept({ token: tokenOf(link) });
    expect(await db().$count(accounts, eq(accounts.teacherId, lin))).toBe(1);
  });

  test("a forgotten password and other sessions work as for students", async () => {
    const { link } = await invite();
    const { token } = await accept({ token: tokenOf(link) });
    const context = { language: "en-US", now, token } as const;
    const other = await actionHandlers.login({ email, password }, { language: "en-US" });
    expect((await accountViewHandlers.sessions({ of: "live" }, context)).sessions).toHaveLength(2);
    await actionHandlers.password({ old: password, password: "seven loud cranes" }, context);
    await expect(
      accountViewHandlers.settings({ of: "live" }, { ...context, token: other.token }),
    ).rejects.toEqual(providerErrorMatching("tokenFailure", /^/));
    await actionHandlers.forgotten({ email }, { language: "en-US", now });
    const mails = await sendPendingMails();
    const reset = mails.find(({ subject }) => subject === mailWords["en-US"].forgotten.person.subject);
    const resetToken = /#([\w-]{43})/.exec(reset?.text ?? "")?.[1] ?? "";
    await actionHandlers.renew(
      { token: resetToken, password: "nine slow rivers" },
      { language: "en-US", now },
    );
    expect(await db().$count(tokens, eq(tokens.accountId, (await findAccount())?.id ?? 0))).toBe(0);
    await actionHandlers.login({ email, password: "nine slow rivers" }, { language: "en-US" });
  });

  describe("removing a teacher's record", () => {
    const remove = async (name: string) =>
      removeRecord(db(), { kind: "teacher", id: await findTeacher(name), version: 0 }, { by: "Li", now });
    const refusedWith = (message: string) => expect.objectContaining({ issues: [{ path: "", message }] });

    test("is refused while there is an account or a lesson ahead", async () => {
      await expect(remove("Lin")).rejects.toEqual(refusedWith("teacherHasAccount"));
      await asOwner("teachers/end-access", { id: await findTeacher("Lin") });
      await expect(remove("Lin")).rejects.toEqual(refusedWith("teacherHasLessons"));
      // A live class would otherwise lose its teacher without a word.
      await expect(remove("Wu")).rejects.toEqual(refusedWith("teacherHasLessons"));
      expect(await db().$count(teachers)).toBe(2);
    });

    test("works once the live classes are over, and takes an open invitation along", async () => {
      const id = await findTeacher("Wu");
      const { link } = await invite(later(48));
      await removeRecord(db(), { kind: "teacher", id, version: 0 }, { by: "Li", now: later(48) });
      expect(await db().$count(teacherInvitations)).toBe(0);
      await expect(accept({ token: tokenOf(link) }, { at: later(48) })).rejects.toEqual(
        providerErrorMatching("notFound"),
      );
    });
  });
});
