import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { callDesk, createDeskCookie } from "../../../testing/gateway/desk";
import { afterNextPasswordCheck, type createHookedPasswords } from "../../../testing/provider/password-hook";
import { describeEachEngine } from "../../../testing/provider/engines";
import { backgroundHeader } from "../../base/desk/background";
import type { readEnv as EnvReader } from "../../base/env";
import { closeCounters } from "../../base/limits/check";
import { writeClient } from "../../base/request/client-header";
import { collectText } from "../../base/commands/collect-text";
import { staff } from "../../app/schema";
import type { Connection } from "../../base/db/types";
import { demoPassword } from "../identity/demo-password";
import { inviteOwner, type InvitationLink } from "./commands";
import type * as Invitations from "./invitations";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../base/env");
  return { env: () => readEnv(settings) };
});
jest.mock("../identity/passwords", () =>
  jest
    .requireActual<{ createHookedPasswords: typeof createHookedPasswords }>(
      "../../../testing/provider/password-hook",
    )
    .createHookedPasswords(),
);
/** Runs once, before an invitation is stored. */
let beforeInvitation: (() => Promise<unknown>) | undefined;
jest.mock("./invitations", () => {
  const own = jest.requireActual<typeof Invitations>("./invitations");
  const createInvitation: typeof own.createInvitation = async (...args) => {
    const work = beforeInvitation;
    beforeInvitation = undefined;
    await work?.();
    return own.createInvitation(...args);
  };
  return { ...own, createInvitation };
});
beforeEach(() => (settings = {}));
afterEach(closeCounters);

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const login = (email: string, password = demoPassword) => callDesk("session/login", { email, password });
const hasAccess = async (cookie: string | undefined) =>
  (await callDesk("today/show", {}, { cookie })).code === 0;

/** Sets up the second factor after a login. */
async function setUpSecondFactor(cookie: string | undefined) {
  const { secret } = (await callDesk("session/enrol", {}, { cookie })).data as { secret: string };
  const done = await callDesk("session/confirm", { code: codeOf(secret) }, { cookie });
  const { recovery_codes: codes } = done.data as { recovery_codes: string[] };
  return { secret, codes, cookie: done.cookie };
}

describeEachEngine((db) => {
  const memberWith = async (email: string) =>
    (await db().select().from(staff).where(eq(staff.email, email)))[0];

  test("an owner must set up the second factor to log in", async () => {
    await db().update(staff).set({ demo: false });
    const first = await login("owner@example.com");
    expect(first.data).toEqual({ next: "enrol" });
    expect(await hasAccess(first.cookie)).toBe(false);
    expect((await callDesk("session/later", {}, first)).code).toBe(4030);
    expect((await callDesk("session/confirm", { code: "000000" }, first)).code).toBe(4000);
    const { secret, codes, cookie } = await setUpSecondFactor(first.cookie);
    expect(codes).toHaveLength(10);
    expect(await hasAccess(cookie)).toBe(true);
    // The pending session was replaced and is not valid any more.
    expect((await callDesk("session/code", { code: codeOf(secret) }, first)).code).toBe(4200);
  });

  test("a code counts once, a recovery code too, and neither opens a session that was there before", async () => {
    const { secret, codes } = await setUpSecondFactor((await login("owner@example.com")).cookie);
    const pendingLogin = await login("owner@example.com");
    expect(pendingLogin.data).toEqual({ next: "code" });
    // The code of this period was already used for the setup.
    expect((await callDesk("session/code", { code: codeOf(secret) }, pendingLogin)).code).toBe(4000);
    const next = codeOf(secret, Date.now() + 30_000);
    const completeLogin = await callDesk(
      "session/code",
      { code: `${next.slice(0, 3)} ${next.slice(3)}` },
      pendingLogin,
    );
    expect(completeLogin.data).toEqual({ next: "in" });
    expect(completeLogin.cookie).not.toBe(pendingLogin.cookie);
    expect([await hasAccess(completeLogin.cookie), await hasAccess(pendingLogin.cookie)]).toEqual([
      true,
      false,
    ]);
    const again = await login("owner@example.com");
    expect((await callDesk("session/code", { code: next }, again)).code).toBe(4000);
    expect((await callDesk("session/code", { code: codes[0]!.toUpperCase() }, again)).code).toBe(0);
    const third = await login("owner@example.com");
    expect((await callDesk("session/code", { code: codes[0] }, third)).code).toBe(4000);
    const storedMember = await memberWith("owner@example.com");
    expect(storedMember?.recoveryCodes).toHaveLength(9);
    expect(JSON.stringify(storedMember)).not.toContain(codes[1]);
  });

  test("of two concurrent logins with the same code, one succeeds", async () => {
    const { secret } = await setUpSecondFactor((await login("owner@example.com")).cookie);
    const code = codeOf(secret, Date.now() + 30_000);
    const pendingLogins = await Promise.all([login("owner@example.com"), login("owner@example.com")]);
    const responses = await Promise.all(
      pendingLogins.map(({ cookie }) => callDesk("session/code", { code }, { cookie })),
    );
    expect(responses.map((response) => response.code).sort()).toEqual([0, 4000]);
  });

  test("attempts at codes are limited", async () => {
    await setUpSecondFactor((await login("owner@example.com")).cookie);
    const pendingLogin = await login("owner@example.com");
    const codes = [];
    for (let n = 0; n < 12; n++)
      codes.push((await callDesk("session/code", { code: "123456" }, pendingLogin)).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(4000));
    expect(codes.slice(10)).toEqual([4290, 4290]);
  });

  test("only the demo's owner may skip the second factor, and only on the local machine", async () => {
    const own = await login("owner@example.com");
    expect(own.data).toEqual({ next: "offer" });
    expect(await hasAccess(own.cookie)).toBe(false);
    expect(await hasAccess((await callDesk("session/later", {}, own)).cookie)).toBe(true);
    // From another machine, the second factor cannot be skipped, and a session without it is not valid.
    const offered = await login("owner@example.com");
    const remote = { cookie: offered.cookie, isRemote: true };
    expect((await callDesk("session/later", {}, remote)).code).toBe(4030);
    const later = await callDesk("session/later", {}, offered);
    expect(await hasAccess(later.cookie)).toBe(true);
    expect((await callDesk("today/show", {}, { cookie: later.cookie, isRemote: true })).code).toBe(4200);
    settings = { DEMO_ACCOUNTS: "true" };
    const fields = { email: "owner@example.com", password: demoPassword };
    expect((await callDesk("session/login", fields, { isRemote: true })).data).toEqual({ next: "enrol" });
    settings = { SITE_URL: "http://192.168.1.5:3000", DEMO_ACCOUNTS: "true" };
    const headers = { origin: "http://192.168.1.5:3000" };
    expect((await callDesk("session/login", fields, { headers })).data).toEqual({ next: "enrol" });
  });

  test("a password change ends every session and opens a new one for the caller", async () => {
    const [here, there] = [await login("editor@example.com"), await login("editor@example.com")];
    const change = { current: "wrong", password: "three words together" };
    const refused = await callDesk("session/password", change, here);
    expect([refused.code, refused.data]).toEqual([
      4000,
      { issues: [expect.objectContaining({ path: "current" })] },
    ]);
    const changed = await callDesk("session/password", { ...change, current: demoPassword }, here);
    expect(changed.code).toBe(0);
    expect([
      await hasAccess(changed.cookie),
      await hasAccess(here.cookie),
      await hasAccess(there.cookie),
    ]).toEqual([true, false, false]);
    expect((await login("editor@example.com")).code).toBe(4030);
    expect((await login("editor@example.com", "three words together")).code).toBe(0);
  });

  test("a password change makes a concurrent login and a concurrent change fail", async () => {
    const here = await login("editor@example.com");
    const change = (password: string) =>
      callDesk("session/password", { current: demoPassword, password }, here);
    afterNextPasswordCheck(async () => expect((await change("three words together")).code).toBe(0));
    expect((await login("editor@example.com")).code).toBe(4030);

    await db()
      .update(staff)
      .set({ passwordHash: (await memberWith("adviser@example.com"))!.passwordHash });
    const there = await login("editor@example.com");
    const other = await login("editor@example.com");
    const changeFrom = ({ cookie }: typeof there, password: string) =>
      callDesk("session/password", { current: demoPassword, password }, { cookie });
    afterNextPasswordCheck(async () => expect((await changeFrom(other, "and three others")).code).toBe(0));
    expect((await changeFrom(there, "three words together")).code).toBe(4000);
    expect((await login("editor@example.com", "and three others")).code).toBe(0);
  });

  test("a member who is deactivated during a login cannot log in", async () => {
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const editor = await memberWith("editor@example.com");
    afterNextPasswordCheck(() => callDesk("staff/change", { id: editor?.id, active: false }, owner));
    expect((await login("editor@example.com")).code).toBe(4030);
  });

  test("a member who becomes an owner must set up the second factor first", async () => {
    await db().update(staff).set({ demo: false }).where(eq(staff.email, "adviser@example.com"));
    const inside = await login("adviser@example.com");
    expect(inside.data).toEqual({ next: "in" });
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const adviser = await memberWith("adviser@example.com");
    await callDesk("staff/change", { id: adviser?.id, role: "owner" }, owner);
    expect((await callDesk("staff/list", {}, inside)).code).toBe(4200);
    expect((await callDesk("session/who", {}, inside)).data).toMatchObject({ self: null });
    const again = await login("adviser@example.com");
    expect(again.data).toEqual({ next: "enrol" });
    expect((await callDesk("staff/list", {}, await setUpSecondFactor(again.cookie))).code).toBe(0);
  });

  test("an invitation that is created during a role change does not restore the old role", async () => {
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const email = "editor@example.com";
    await db().update(staff).set({ role: "owner" }).where(eq(staff.email, email));
    const id = (await memberWith(email))?.id;
    let change: ReturnType<typeof callDesk> | undefined;
    beforeInvitation = () => {
      change = callDesk("staff/change", { id, role: "adviser" }, owner);
      return Promise.race([change, pause(200)]);
    };
    const { link } = (await callDesk("staff/invite", { email, role: "editor" }, owner)).data as {
      link: string;
    };
    expect((await change)?.code).toBe(0);
    // The role change came after the invitation and deleted it.
    expect((await callDesk("session/invitation", { token: link.split("#")[1] })).code).toBe(4040);
  });

  test("an invitation returns the role of an active member, but not of a former or new one", async () => {
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const memberOf = async (email: string) =>
      ((await callDesk("staff/invite", { email, role: "adviser" }, owner)).data as { member: string }).member;
    expect(await memberOf("Editor@example.com")).toBe("editor");
    expect(await memberOf("new@example.com")).toBeNull();
    await db().update(staff).set({ active: false }).where(eq(staff.email, "editor@example.com"));
    expect(await memberOf("editor@example.com")).toBeNull();
  });

  test.each(["adviser", "editor"] as const)(
    "a former owner who is invited as %s gets that role",
    async (role) => {
      const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
      const email = "editor@example.com";
      await db().update(staff).set({ role: "owner", active: false }).where(eq(staff.email, email));
      const { link } = (await callDesk("staff/invite", { email, role }, owner)).data as { link: string };
      const token = link.split("#")[1]!;
      expect((await callDesk("session/invitation", { token })).data).toMatchObject({ role });
      const chosen = { token, name: "Eda", password: "three words together" };
      expect((await callDesk("session/accept", chosen)).code).toBe(0);
      expect(await memberWith(email)).toMatchObject({ role, active: true });
    },
  );

  test("somebody who knows the password can neither lock the owner out nor block a password change", async () => {
    const [home, elsewhere] = ["192.0.2.1", "203.0.113.9"].map((address) => {
      const headers: Record<string, string> = {};
      writeClient(headers, address, true);
      return { headers };
    }) as [{ headers: Record<string, string> }, { headers: Record<string, string> }];
    const email = "owner@example.com";
    const enter = async (from: { headers: Record<string, string> }) => {
      const { cookie } = await callDesk("session/login", { email, password: demoPassword }, from);
      return { cookie, ...from };
    };
    const first = await enter(home);
    const { secret } = (await callDesk("session/enrol", {}, first)).data as { secret: string };
    const set = await callDesk("session/confirm", { code: codeOf(secret) }, first);
    const { recovery_codes: codes } = set.data as { recovery_codes: string[] };
    const inside = { cookie: set.cookie, ...home };

    // An attacker on another network uses up the attempts at codes of both kinds and at logins.
    const pendingLogin = await enter(elsewhere);
    for (const code of ["123456", "wrong-codes"])
      for (let n = 0; n < 11; n++) await callDesk("session/code", { code }, { ...pendingLogin });
    for (let n = 0; n < 12; n++) await enter(elsewhere);
    expect((await callDesk("session/code", { code: "123456" }, await enter(elsewhere))).code).toBe(4290);

    expect(await hasAccess(inside.cookie)).toBe(true);
    const again = await enter(home);
    expect((await callDesk("session/code", { code: codes[0] }, again)).code).toBe(0);
    const third = await enter(home);
    const code = codeOf(secret, Date.now() + 30_000);
    expect((await callDesk("session/code", { code }, third)).code).toBe(0);
    const change = { current: demoPassword, password: "three words together" };
    expect((await callDesk("session/password", change, inside)).code).toBe(0);
  });

  test("a member lists their own sessions and ends one or all others, but nobody else's", async () => {
    const asked = { email: "editor@example.com", password: demoPassword };
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
    const here = await callDesk("session/login", asked, { headers: { "user-agent": agent } });
    const there = await login("editor@example.com");
    const third = await login("editor@example.com");
    const other = await login("adviser@example.com");
    type Listed = { id: number; browser: string; system: string; current: boolean };
    const list = async ({ cookie }: { cookie: string | undefined }) =>
      ((await callDesk("session/list", {}, { cookie })).data as { sessions: Listed[] }).sessions;
    const own = await list(here);
    expect(own).toHaveLength(3);
    expect(own.find(({ current }) => current)).toMatchObject({ browser: "Firefox", system: "Windows" });
    expect(JSON.stringify(own)).not.toMatch(/[0-9a-f]{64}/);
    const [foreign] = await list(other);
    expect((await callDesk("session/end", { id: foreign?.id }, { cookie: here.cookie })).code).toBe(4040);
    const listedThere = (await list(there)).find(({ current }) => current);
    expect((await callDesk("session/end", { id: listedThere?.id }, { cookie: here.cookie })).code).toBe(0);
    expect([await hasAccess(there.cookie), await hasAccess(third.cookie)]).toEqual([false, true]);
    const ended = await callDesk("session/end-others", {}, { cookie: here.cookie });
    expect(ended.data).toEqual({ ended: 1 });
    expect([
      await hasAccess(here.cookie),
      await hasAccess(third.cookie),
      await hasAccess(other.cookie),
    ]).toEqual([true, false, true]);
  });

  test("a session ends with a message after two idle hours; background calls do not extend it", async () => {
    const start = Date.now();
    const doNotFake = ["nextTick", "setImmediate", "setTimeout", "queueMicrotask", "performance"] as const;
    jest.useFakeTimers({ doNotFake: [...doNotFake], now: start });
    const { cookie } = await login("editor@example.com");
    const at = (minutes: number) => jest.setSystemTime(start + minutes * 60_000);
    at(119);
    expect(await hasAccess(cookie)).toBe(true);
    at(238);
    const background = { cookie, headers: { [backgroundHeader]: "1" } };
    expect((await callDesk("today/show", {}, background)).code).toBe(0);
    at(240);
    const refused = await callDesk("today/show", {}, { cookie });
    expect([refused.code, refused.message]).toEqual([4200, expect.stringContaining("2 hours")]);
    expect((await callDesk("session/who", {}, { cookie })).data).toMatchObject({
      self: null,
      was_idle: true,
    });
    jest.useRealTimers();
  });

  test("an easily guessed staff password is refused wherever one is set", async () => {
    const here = await login("editor@example.com");
    const change = { current: demoPassword, password: "password1234" };
    const refused = await callDesk("session/password", change, here);
    expect(refused.data).toMatchObject({ issues: [{ path: "password" }] });
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const asked = { email: "newcomer@example.com", role: "adviser" };
    const { link } = (await callDesk("staff/invite", asked, owner)).data as { link: string };
    const chosen = { token: link.split("#")[1], name: "Nora", password: "Newcomer@2026" };
    expect((await callDesk("session/accept", chosen)).data).toMatchObject({
      issues: [{ path: "password" }],
    });
    // The link still works.
    expect((await callDesk("session/accept", { ...chosen, password: "three words together" })).code).toBe(0);
  });

  test("an invitation works once, within a day", async () => {
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const asked = { email: "New@Example.com", role: "adviser" };
    const { link } = (await callDesk("staff/invite", asked, owner)).data as { link: string };
    const token = link.split("#")[1]!;
    expect((await callDesk("session/invitation", { token })).data).toEqual({
      email: "new@example.com",
      role: "adviser",
    });
    expect((await callDesk("session/invitation", { token: `${token}x` })).code).toBe(4040);
    const chosen = { token, name: "<b>Nora</b>", password: "three words together" };
    const [one, other] = await Promise.all([
      callDesk("session/accept", chosen),
      callDesk("session/accept", chosen),
    ]);
    expect([one.code, other.code].sort()).toEqual([0, 4040]);
    expect(await hasAccess((one.code === 0 ? one : other).cookie)).toBe(true);
    expect((await memberWith("new@example.com"))?.role).toBe("adviser");
    const late = (await callDesk("staff/invite", { ...asked, email: "late@example.com" }, owner)).data as {
      link: string;
    };
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
      now: Date.now() + 86_400_001,
    });
    expect((await callDesk("session/accept", { ...chosen, token: late.link.split("#")[1] })).code).toBe(4040);
    jest.useRealTimers();
  });

  test("the operator's command invites an owner, also one who lost the password and second factor", async () => {
    const email = "head@example.com";
    const inviteByCommand = async () => {
      const pieces = inviteOwner({ db: db() } as Connection, { email });
      return (JSON.parse(await collectText(pieces)) as InvitationLink).link.split("#")[1]!;
    };
    const accept = (token: string, password: string) =>
      callDesk("session/accept", { token, name: "Nora", password });
    const first = await accept(await inviteByCommand(), "three words together");
    expect(first.data).toEqual({ next: "enrol" });
    const { codes, cookie } = await setUpSecondFactor(first.cookie);
    expect((await callDesk("staff/list", {}, { cookie })).code).toBe(0);
    expect((await memberWith(email))?.role).toBe("owner");

    // Creating a link does not change the account. Only using it does.
    const token = await inviteByCommand();
    expect(await hasAccess(cookie)).toBe(true);
    const again = await accept(token, "and three others");
    expect(again.data).toEqual({ next: "enrol" });
    expect(await hasAccess(cookie)).toBe(false);
    expect((await login(email, "three words together")).code).toBe(4030);
    const pendingLogin = await login(email, "and three others");
    expect(pendingLogin.data).toEqual({ next: "enrol" });
    expect((await callDesk("session/code", { code: codes[0] }, pendingLogin)).code).not.toBe(0);
    const inside = await setUpSecondFactor(again.cookie);
    const { lines } = (await callDesk("staff/log", {}, inside)).data as {
      lines: { who: string; act: string; values: { staff?: { text: string } } }[];
    };
    const name = (await memberWith(email))?.name;
    const own = lines
      .filter(({ values }) => values.staff?.text === name)
      .map(({ who, act }) => `${act} ${who}`);
    const once = [`second-factor ${name}`, `joined ${name}`, "invited "];
    expect(own).toEqual([...once, ...once]);
  });

  test("an earlier invitation does not restore a role that was removed since", async () => {
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const editor = await memberWith("editor@example.com");
    const asked = { email: "editor@example.com", role: "owner" };
    const { link } = (await callDesk("staff/invite", asked, owner)).data as { link: string };
    const chosen = { token: link.split("#")[1]!, name: "Eda", password: "three words together" };
    // The invitation has the member's current role, not the requested one.
    expect((await callDesk("session/invitation", { token: chosen.token })).data).toMatchObject({
      role: "editor",
    });
    await callDesk("staff/change", { id: editor?.id, active: false }, owner);
    expect((await callDesk("session/accept", chosen)).code).toBe(4040);
  });

  test("deactivation ends sessions immediately, and the last owner cannot be removed", async () => {
    const owner = { cookie: await createDeskCookie(db(), "owner@example.com") };
    const editor = await memberWith("editor@example.com");
    const inside = await login("editor@example.com");
    expect((await callDesk("staff/change", { id: editor?.id, active: false }, owner)).code).toBe(0);
    expect(await hasAccess(inside.cookie)).toBe(false);
    expect((await login("editor@example.com")).code).toBe(4030);

    await callDesk("staff/change", { id: editor?.id, active: true, role: "owner" }, owner);
    const other = { cookie: await createDeskCookie(db(), "editor@example.com") };
    const self = await memberWith("owner@example.com");
    // The two owners remove each other concurrently.
    const responses = await Promise.all([
      callDesk("staff/change", { id: editor?.id, role: "adviser" }, owner),
      callDesk("staff/change", { id: self?.id, active: false }, other),
    ]);
    expect(responses.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
    const { lines } = (await callDesk("staff/log", {}, responses[0]?.code === 0 ? owner : other)).data as {
      lines: { act: string }[];
    };
    expect(lines.map(({ act }) => act)).toEqual(expect.arrayContaining(["deactivated", "activated", "role"]));
  });
});
