import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { deskAnswer, deskCookie } from "../../../testing/gateway/desk";
import { onEachEngine } from "../../../testing/provider/engines";
import type { readEnv as EnvReader } from "../../env";
import { closeCounters } from "../../limits/check";
import { staff } from "../db/schema";
import { demoPassword } from "../seed/demo-accounts";

let settings: Record<string, string> = {};
jest.mock("../../env", () => {
  const { readEnv } = jest.requireActual<{ readEnv: typeof EnvReader }>("../../env");
  return { env: () => readEnv(settings) };
});
beforeEach(() => (settings = {}));
afterEach(closeCounters);

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const login = (email: string, password = demoPassword) => deskAnswer("session/login", { email, password });
const isIn = async (cookie: string | undefined) =>
  (await deskAnswer("start/show", {}, { cookie })).code === 0;

/** Sets up the second factor of somebody who has logged in. */
async function enrol(cookie: string | undefined) {
  const { secret } = (await deskAnswer("session/enrol", {}, { cookie })).data as { secret: string };
  const done = await deskAnswer("session/confirm", { code: codeOf(secret) }, { cookie });
  const { recovery_codes: codes } = done.data as { recovery_codes: string[] };
  return { secret, codes, cookie: done.cookie };
}

onEachEngine((db) => {
  const memberWith = async (email: string) =>
    (await db().select().from(staff).where(eq(staff.email, email)))[0];

  test("an owner is asked to set up the second factor, and comes in no other way", async () => {
    await db().update(staff).set({ demo: false });
    const first = await login("owner@example.com");
    expect(first.data).toEqual({ next: "enrol" });
    expect(await isIn(first.cookie)).toBe(false);
    expect((await deskAnswer("session/later", {}, first)).code).toBe(4030);
    expect((await deskAnswer("session/confirm", { code: "000000" }, first)).code).toBe(4000);
    const { secret, codes, cookie } = await enrol(first.cookie);
    expect(codes).toHaveLength(10);
    expect(await isIn(cookie)).toBe(true);
    // The half of a session is of no more use, and knows no code.
    expect((await deskAnswer("session/code", { code: codeOf(secret) }, first)).code).toBe(4200);
  });

  test("a code counts once, a recovery code too, and neither opens a session that was there before", async () => {
    const { secret, codes } = await enrol((await login("owner@example.com")).cookie);
    const half = await login("owner@example.com");
    expect(half.data).toEqual({ next: "code" });
    // The one that set it up was of this half minute.
    expect((await deskAnswer("session/code", { code: codeOf(secret) }, half)).code).toBe(4000);
    const next = codeOf(secret, Date.now() + 30_000);
    const whole = await deskAnswer("session/code", { code: `${next.slice(0, 3)} ${next.slice(3)}` }, half);
    expect(whole.data).toEqual({ next: "in" });
    expect(whole.cookie).not.toBe(half.cookie);
    expect([await isIn(whole.cookie), await isIn(half.cookie)]).toEqual([true, false]);
    const again = await login("owner@example.com");
    expect((await deskAnswer("session/code", { code: next }, again)).code).toBe(4000);
    expect((await deskAnswer("session/code", { code: codes[0]!.toUpperCase() }, again)).code).toBe(0);
    const third = await login("owner@example.com");
    expect((await deskAnswer("session/code", { code: codes[0] }, third)).code).toBe(4000);
    const kept = await memberWith("owner@example.com");
    expect(kept?.recoveryCodes).toHaveLength(9);
    expect(JSON.stringify(kept)).not.toContain(codes[1]);
  });

  test("two who send one code at once: one comes in", async () => {
    const { secret } = await enrol((await login("owner@example.com")).cookie);
    const code = codeOf(secret, Date.now() + 30_000);
    const halves = await Promise.all([login("owner@example.com"), login("owner@example.com")]);
    const answers = await Promise.all(
      halves.map(({ cookie }) => deskAnswer("session/code", { code }, { cookie })),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 4000]);
  });

  test("codes cannot be tried for long", async () => {
    await enrol((await login("owner@example.com")).cookie);
    const half = await login("owner@example.com");
    const codes = [];
    for (let n = 0; n < 12; n++)
      codes.push((await deskAnswer("session/code", { code: "123456" }, half)).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(4000));
    expect(codes.slice(10)).toEqual([4290, 4290]);
  });

  test("only the demo's owner may leave it for later, and only on this very machine", async () => {
    const own = await login("owner@example.com");
    expect(own.data).toEqual({ next: "offer" });
    expect(await isIn(own.cookie)).toBe(false);
    expect(await isIn((await deskAnswer("session/later", {}, own)).cookie)).toBe(true);
    settings = { SITE_URL: "http://192.168.1.5:3000" };
    const { data } = await deskAnswer(
      "session/login",
      { email: "owner@example.com", password: demoPassword },
      { headers: { origin: "http://192.168.1.5:3000" } },
    );
    expect(data).toEqual({ next: "enrol" });
  });

  test("another password ends every session but a new one of who changed it", async () => {
    const [here, there] = [await login("editor@example.com"), await login("editor@example.com")];
    const change = { current: "wrong", password: "three words together" };
    const refused = await deskAnswer("session/password", change, here);
    expect([refused.code, refused.data]).toEqual([
      4000,
      { issues: [expect.objectContaining({ path: "current" })] },
    ]);
    const changed = await deskAnswer("session/password", { ...change, current: demoPassword }, here);
    expect(changed.code).toBe(0);
    expect([await isIn(changed.cookie), await isIn(here.cookie), await isIn(there.cookie)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await login("editor@example.com")).code).toBe(4030);
    expect((await login("editor@example.com", "three words together")).code).toBe(0);
  });

  test("a link lets one person in, once, within a day", async () => {
    const owner = { cookie: await deskCookie(db(), "owner@example.com") };
    const asked = { email: "New@Example.com", role: "adviser" };
    const { link } = (await deskAnswer("staff/invite", asked, owner)).data as { link: string };
    const token = link.split("#")[1]!;
    expect((await deskAnswer("session/invitation", { token })).data).toEqual({
      email: "new@example.com",
      role: "adviser",
    });
    expect((await deskAnswer("session/invitation", { token: `${token}x` })).code).toBe(4040);
    const chosen = { token, name: "<b>Nora</b>", password: "three words together" };
    const [one, other] = await Promise.all([
      deskAnswer("session/accept", chosen),
      deskAnswer("session/accept", chosen),
    ]);
    expect([one.code, other.code].sort()).toEqual([0, 4040]);
    expect(await isIn((one.code === 0 ? one : other).cookie)).toBe(true);
    expect((await memberWith("new@example.com"))?.role).toBe("adviser");
    const late = (await deskAnswer("staff/invite", { ...asked, email: "late@example.com" }, owner)).data as {
      link: string;
    };
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"],
      now: Date.now() + 86_400_001,
    });
    expect((await deskAnswer("session/accept", { ...chosen, token: late.link.split("#")[1] })).code).toBe(
      4040,
    );
    jest.useRealTimers();
  });

  test("a link of before brings no role back that was taken since", async () => {
    const owner = { cookie: await deskCookie(db(), "owner@example.com") };
    const editor = await memberWith("editor@example.com");
    const asked = { email: "editor@example.com", role: "owner" };
    const { link } = (await deskAnswer("staff/invite", asked, owner)).data as { link: string };
    const chosen = { token: link.split("#")[1]!, name: "Eda", password: "three words together" };
    // Whatever was asked for: it is the role that the member has.
    expect((await deskAnswer("session/invitation", { token: chosen.token })).data).toMatchObject({
      role: "editor",
    });
    await deskAnswer("staff/change", { id: editor?.id, active: false }, owner);
    expect((await deskAnswer("session/accept", chosen)).code).toBe(4040);
  });

  test("who is let go is out at once, and an owner always remains", async () => {
    const owner = { cookie: await deskCookie(db(), "owner@example.com") };
    const editor = await memberWith("editor@example.com");
    const inside = await login("editor@example.com");
    expect((await deskAnswer("staff/change", { id: editor?.id, active: false }, owner)).code).toBe(0);
    expect(await isIn(inside.cookie)).toBe(false);
    expect((await login("editor@example.com")).code).toBe(4030);

    await deskAnswer("staff/change", { id: editor?.id, active: true, role: "owner" }, owner);
    const other = { cookie: await deskCookie(db(), "editor@example.com") };
    const self = await memberWith("owner@example.com");
    // Each takes the role from the other at the same time.
    const answers = await Promise.all([
      deskAnswer("staff/change", { id: editor?.id, role: "adviser" }, owner),
      deskAnswer("staff/change", { id: self?.id, active: false }, other),
    ]);
    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
    const { lines } = (await deskAnswer("staff/log", {}, answers[0]?.code === 0 ? owner : other)).data as {
      lines: { who: string; act: string; subject: string }[];
    };
    expect(lines.map(({ act }) => act)).toEqual(expect.arrayContaining(["deactivated", "activated", "role"]));
  });
});
