import { readEnv } from "../env";
import { log } from "../log/log";
import { closeDatabase, connect } from "../db/connect";
import { createFilledDatabase } from "../../../testing/provider/filled-databases";
import { postgresReachable } from "../../../testing/provider/postgres";
import { redisReachable, redisUrl, startRedisProxy } from "../../../testing/server/redis";
import { testIf } from "../../../testing/external-server";
import { startFaultyProxy } from "../../../testing/server/faulty-proxy";
import { closeCounters, consumeLimit, requireLimitLeft } from "./check";
import { type LimitValues } from "../contract/limits";

let settings: Record<string, string> = {};
jest.mock("../env", () => ({ ...jest.requireActual("../env"), env: () => readEnv(settings) }));

const refused = { name: "ProviderError", codeName: "tooManyRequests" };
const an = { address: "192.0.2.1", email: "an@example.com" };

/** Simulates a process that starts with this environment and nothing counted in memory. */
async function startProcess(environment: Record<string, string> = {}): Promise<void> {
  await closeCounters();
  settings = environment;
}
async function consumeTimes(times: number, ...[name, asker]: Parameters<typeof consumeLimit>): Promise<void> {
  for (let time = 0; time < times; time++) await consumeLimit(name, asker);
}

let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  await startProcess();
});
afterEach(() => logged.mockRestore());
afterAll(closeCounters);

test("an attempt beyond the limit is refused with the seconds to wait, other keys are not affected", async () => {
  await consumeTimes(40, "enrolledTold", { address: "192.0.2.1" });
  const refusal: unknown = await consumeLimit("enrolledTold", { address: "192.0.2.1" }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject(refused);
  const { retryAfter } = refusal as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(3500);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  await consumeLimit("enrolledTold", { address: "192.0.2.2" });
});

test("300 customers of a mobile network with one address can check their phones in ten minutes", async () => {
  const of = (phone: number): LimitValues => ({ address: "192.0.2.1", phone: `+8490000${phone}` });
  for (let phone = 0; phone < 300; phone++) await consumeLimit("enrolledCheck", of(phone));
  const refusal: unknown = await consumeLimit("enrolledCheck", of(300)).catch((error: unknown) => error);
  expect(refusal).toMatchObject(refused);
  expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(600);
  // Other addresses are not affected.
  for (let phone = 0; phone < 100; phone++)
    await consumeLimit("enrolledCheck", { ...of(1000 + phone), address: "192.0.2.2" });
});

test("an attempt refused by one rule does not count against the others", async () => {
  await consumeTimes(10, "login", an);
  for (let time = 0; time < 100; time++)
    await expect(consumeLimit("login", an)).rejects.toMatchObject(refused);
  await consumeLimit("login", { ...an, email: "bo@example.com" });
});

test("checking for attempts left consumes none", async () => {
  const asker = { address: "192.0.2.1" };
  await consumeTimes(39, "enrolledTold", asker);
  for (let time = 0; time < 5; time++) await requireLimitLeft("enrolledTold", asker);
  await consumeLimit("enrolledTold", asker);
  await expect(requireLimitLeft("enrolledTold", asker)).rejects.toMatchObject(refused);
});

test("many addresses cannot guess one phone nor enumerate all phones", async () => {
  const from = (address: number, phone: string): LimitValues => ({ address: `192.0.2.${address}`, phone });
  for (let index = 0; index < 10; index++) await consumeLimit("enrolledCheck", from(index, "84-912345678"));
  await expect(consumeLimit("enrolledCheck", from(99, "84-912345678"))).rejects.toMatchObject(refused);
  for (let index = 0; index < 590; index++)
    await consumeLimit("enrolledCheck", from(index + 100, `84-${index}`));
  await expect(consumeLimit("enrolledCheck", from(999, "84-999999"))).rejects.toMatchObject(refused);
});

test("only failed logins count, and the owner can log in from another address", async () => {
  for (let time = 0; time < 150; time++) await (await consumeLimit("login", an))();
  await consumeTimes(10, "login", an);
  await expect(consumeLimit("login", an)).rejects.toMatchObject(refused);
  await consumeLimit("login", { ...an, address: "192.0.2.2" });
});

test("an attacker with many addresses is limited by the email", async () => {
  const fromUnknownNetwork = { ...an, unknownNetwork: an.email };
  for (let time = 0; time < 100; time++)
    await consumeLimit("login", { ...fromUnknownNetwork, address: `198.51.100.${time}` });
  await expect(
    consumeLimit("login", { ...fromUnknownNetwork, address: "203.0.113.1" }),
  ).rejects.toMatchObject(refused);
  await consumeLimit("login", { ...an, address: "203.0.113.1" });
});

test("RATE_LIMIT_FACTOR multiplies the limits", async () => {
  await startProcess({ RATE_LIMIT_FACTOR: "2" });
  await consumeTimes(20, "login", an);
  await expect(consumeLimit("login", an)).rejects.toMatchObject(refused);
});

test("while the store is unreachable, memory counts, and one line is logged", async () => {
  await startProcess({ REDIS_URL: "redis://127.0.0.1:9" });
  await consumeTimes(10, "login", an);
  await expect(consumeLimit("login", an)).rejects.toMatchObject(refused);
  expect(logged.mock.calls).toEqual([
    [{ error: expect.stringMatching(/./) }, "limits are counted in memory, Redis cannot be used"],
  ]);
});

/** Expects that attempts are counted in memory. */
async function expectMemoryCounts(): Promise<void> {
  await consumeTimes(20, "suspect", an);
  await expect(consumeLimit("suspect", an)).rejects.toMatchObject(refused);
}

test("after one time-out of a silent Redis, memory counts", async () => {
  const way = await startFaultyProxy();
  try {
    await startProcess({ REDIS_URL: `redis://${way.host}` });
    await expectMemoryCounts();
  } finally {
    await closeCounters();
    way.disconnect();
  }
});

type Shared = {
  name: string;
  here: boolean;
  open: () => Promise<{ environment: Record<string, string>; close: () => Promise<void> }>;
};
const stores: Shared[] = [
  {
    name: "Redis",
    here: redisReachable,
    open: async () => ({ environment: { REDIS_URL: redisUrl }, close: async () => undefined }),
  },
  { name: "PostgreSQL", here: postgresReachable, open: openPostgres },
];

async function openPostgres() {
  const { url, drop } = await createFilledDatabase();
  const environment = { DATABASE_URL: url };
  await startProcess(environment);
  await connect();
  return {
    environment,
    close: async () => {
      await closeDatabase();
      await drop();
    },
  };
}

testIf(redisReachable)("when Redis stops responding, memory counts after a time-out", async () => {
  const way = await startRedisProxy();
  try {
    await startProcess({ REDIS_URL: way.url });
    await consumeLimit("speed", an);
    way.stall();
    await expectMemoryCounts();
  } finally {
    await closeCounters();
    way.disconnect();
  }
});

for (const { name, here, open } of stores) {
  testIf(here)(`processes that share ${name} count together`, async () => {
    const { environment, close } = await open();
    try {
      const caller = { ...an, email: `${process.pid}.${Date.now()}@example.com` };
      await startProcess(environment);
      await consumeTimes(6, "login", caller);
      await startProcess(environment);
      await consumeTimes(4, "login", caller);
      await expect(consumeLimit("login", caller)).rejects.toMatchObject(refused);
      const addressOnly = { address: caller.email };
      await requireLimitLeft("enrolledTold", addressOnly);
      await consumeTimes(40, "enrolledTold", addressOnly);
      await expect(requireLimitLeft("enrolledTold", addressOnly)).rejects.toMatchObject(refused);
    } finally {
      await closeCounters();
      await close();
    }
  });
}
