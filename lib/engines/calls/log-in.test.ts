import { describeIf } from "../../../testing/external-server";
import { describeEachEngine } from "../../../testing/provider/engines";
import { redisReachable, redisUrl } from "../../../testing/server/redis";
import { readEnv } from "../../base/env";
import { closeCounters, consumeLimit } from "../../base/limits/check";
import { isKnownNetwork } from "../../subjects/identity/known-networks";
import { register } from "../../subjects/people/register";
import { deleteExpired } from "../../app/bootstrap/housekeeping";
import { writeClient } from "../../base/request/client-header";
import { serveAccountCall } from "../../app/bootstrap/serve-calls";

let settings: Record<string, string> = {};
jest.mock("../../base/env", () => ({
  ...jest.requireActual("../../base/env"),
  env: () => readEnv(settings),
}));

const refused = { code: 4290 };
const home = "192.0.2.1";
const elsewhere = "203.0.113.9";
const password = "correct horse";

/** Logs in from a network. @throws the envelope of a refusal. */
async function tryAs(email: string, address: string, typed = password): Promise<{ token: string }> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  writeClient(headers, address);
  const body = JSON.stringify({ email, password: typed });
  const request = new Request("http://site.test/api/account/login", { method: "POST", headers, body });
  const envelope = await (await serveAccountCall(request, "login")).json();
  if (envelope.code !== 0) throw envelope;
  return envelope.data;
}

describeEachEngine((db, own) => {
  afterEach(closeCounters);

  describe("counted in this engine or memory", () =>
    inStore((): Record<string, string> => {
      const { url } = own();
      return url ? { DATABASE_URL: url } : {};
    }));
  describeIf(redisReachable)("counted in Redis", () => inStore(() => ({ REDIS_URL: redisUrl })));

  function inStore(environment: () => Record<string, string>) {
    /** A new account for each test, since a shared store keeps counts of earlier tests. */
    let email: string;
    beforeEach(async () => {
      settings = environment();
      email = `${process.pid}.${Date.now()}@example.com`;
      await register({ nickname: "An", email, password, language: "en-US" });
    });

    /** Guesses from many addresses until the shared limit for unknown networks is used up. */
    async function guess(at: string): Promise<void> {
      for (let time = 0; time < 100; time++) {
        const address = `198.51.100.${time}`;
        await consumeLimit("login", { address: `${address}/${at}`, email: at, unknownNetwork: at });
      }
    }

    test("users under a password attack can still log in from known networks, and only from those", async () => {
      await tryAs(email, home);
      await guess(email);
      await tryAs(email, home);
      await expect(tryAs(email, elsewhere)).rejects.toMatchObject(refused);
    });

    test("an email without an account is refused in the same way", async () => {
      const unknownEmail = `unknown.${email}`;
      await expect(tryAs(unknownEmail, home)).rejects.toMatchObject({ code: 4030 });
      await guess(unknownEmail).catch(() => undefined);
      await expect(tryAs(unknownEmail, home)).rejects.toMatchObject(refused);
    });
  }

  test("logins that succeed are limited by address too: each costs a comparison and a row", async () => {
    settings = {};
    const email = "an@example.com";
    await register({ nickname: "An", email, password, language: "en-US" });
    for (let time = 0; time < 299; time++) await consumeLimit("loginWork", { address: home });
    const { token } = await tryAs(email, home);
    expect(token).toBeTruthy();
    await expect(tryAs(email, home)).rejects.toMatchObject(refused);
    await tryAs(email, elsewhere);
  });

  test("a known network has ten wrong attempts like any other, and is forgotten after ninety days", async () => {
    settings = {};
    const email = "an@example.com";
    await register({ nickname: "An", email, password, language: "en-US" });
    await tryAs(email, home);
    for (let time = 0; time < 10; time++)
      await expect(tryAs(email, home, "wrong one")).rejects.toMatchObject({ code: 4030 });
    await expect(tryAs(email, home)).rejects.toMatchObject(refused);

    const owner = { kind: "member", email } as const;
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const isKnownAt = (at: Date) => isKnownNetwork(db(), owner, home, at);
    expect([await isKnownAt(days(0)), await isKnownAt(days(89)), await isKnownAt(days(91))]).toEqual([
      true,
      true,
      false,
    ]);
    await deleteExpired(db(), days(91));
    expect(await isKnownAt(days(0))).toBe(false);
  });
});
