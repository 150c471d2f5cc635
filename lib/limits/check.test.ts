import { readEnv } from "../env";
import { log } from "../log/log";
import { closeDatabase, connect } from "../provider/db/connect";
import { createDatabase, postgresReachable } from "../../testing/provider/postgres";
import { redisReachable, redisUrl, wayToRedis } from "../../testing/server/redis";
import { testIf } from "../../testing/here";
import { openWay } from "../../testing/server/way";
import { closeCounters, countTry, requireTriesLeft, type Asker } from "./check";

let settings: Record<string, string> = {};
jest.mock("../env", () => ({ ...jest.requireActual("../env"), env: () => readEnv(settings) }));

const refused = { name: "ProviderError", codeName: "tooManyRequests" };
const an = { address: "192.0.2.1", email: "an@example.com" };

/** As a process that starts with this environment: nothing counted in its memory yet. */
async function startProcess(environment: Record<string, string> = {}): Promise<void> {
  await closeCounters();
  settings = environment;
}
async function tryTimes(times: number, ...[name, asker]: Parameters<typeof countTry>): Promise<void> {
  for (let time = 0; time < times; time++) await countTry(name, asker);
}

let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  await startProcess();
});
afterEach(() => logged.mockRestore());
afterAll(closeCounters);

test("one too many is refused, with the seconds to wait; others are not", async () => {
  await tryTimes(40, "enrolledTold", { address: "192.0.2.1" });
  const refusal: unknown = await countTry("enrolledTold", { address: "192.0.2.1" }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject(refused);
  const { retryAfter } = refusal as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(3500);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  await countTry("enrolledTold", { address: "192.0.2.2" });
});

test("the customers of a mobile network, at one address, ask for their phones: 300 of them in ten minutes", async () => {
  const of = (phone: number): Asker => ({ address: "192.0.2.1", phone: `+8490000${phone}` });
  for (let phone = 0; phone < 300; phone++) await countTry("enrolledCheck", of(phone));
  const refusal: unknown = await countTry("enrolledCheck", of(300)).catch((error: unknown) => error);
  expect(refusal).toMatchObject(refused);
  expect((refusal as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(600);
  // Nobody else is shut out by them.
  for (let phone = 0; phone < 100; phone++)
    await countTry("enrolledCheck", { ...of(1000 + phone), address: "192.0.2.2" });
});

test("what one rule refuses uses up no try of the others", async () => {
  await tryTimes(10, "login", an);
  for (let time = 0; time < 100; time++) await expect(countTry("login", an)).rejects.toMatchObject(refused);
  await countTry("login", { ...an, email: "bo@example.com" });
});

test("to look whether a try is left counts none", async () => {
  const asker = { address: "192.0.2.1" };
  await tryTimes(39, "enrolledTold", asker);
  for (let time = 0; time < 5; time++) await requireTriesLeft("enrolledTold", asker);
  await countTry("enrolledTold", asker);
  await expect(requireTriesLeft("enrolledTold", asker)).rejects.toMatchObject(refused);
});

test("many addresses do not help to guess at one phone, nor to walk through all", async () => {
  const from = (address: number, phone: string): Asker => ({ address: `192.0.2.${address}`, phone });
  for (let index = 0; index < 10; index++) await countTry("enrolledCheck", from(index, "84-912345678"));
  await expect(countTry("enrolledCheck", from(99, "84-912345678"))).rejects.toMatchObject(refused);
  for (let index = 0; index < 590; index++) await countTry("enrolledCheck", from(index + 100, `84-${index}`));
  await expect(countTry("enrolledCheck", from(999, "84-999999"))).rejects.toMatchObject(refused);
});

test("of logins only failures stay counted, and the owner elsewhere is not shut out by them", async () => {
  for (let time = 0; time < 150; time++) await (await countTry("login", an))();
  await tryTimes(10, "login", an);
  await expect(countTry("login", an)).rejects.toMatchObject(refused);
  await countTry("login", { ...an, address: "192.0.2.2" });
});

test("a guesser with many addresses is stopped by the email", async () => {
  const stranger = { ...an, strangerTo: an.email };
  for (let time = 0; time < 100; time++)
    await countTry("login", { ...stranger, address: `198.51.100.${time}` });
  await expect(countTry("login", { ...stranger, address: "203.0.113.1" })).rejects.toMatchObject(refused);
  await countTry("login", { ...an, address: "203.0.113.1" });
});

test("RATE_LIMIT_FACTOR widens", async () => {
  await startProcess({ RATE_LIMIT_FACTOR: "2" });
  await tryTimes(20, "login", an);
  await expect(countTry("login", an)).rejects.toMatchObject(refused);
});

test("a store that is away is no visitor's problem: memory counts meanwhile, and one line says so", async () => {
  await startProcess({ REDIS_URL: "redis://127.0.0.1:9" });
  await tryTimes(10, "login", an);
  await expect(countTry("login", an)).rejects.toMatchObject(refused);
  expect(logged.mock.calls).toEqual([
    [{ error: expect.stringMatching(/./) }, "limits are counted in memory, Redis cannot be used"],
  ]);
});

/** What tries cost while the store is silent: each rule waits once, then memory counts. */
async function expectMemoryCounts(): Promise<void> {
  await tryTimes(20, "suspect", an);
  await expect(countTry("suspect", an)).rejects.toMatchObject(refused);
}

test("a Redis that accepts and never answers is waited for once, and memory counts", async () => {
  const way = await openWay();
  try {
    await startProcess({ REDIS_URL: `redis://${way.host}` });
    await expectMemoryCounts();
  } finally {
    await closeCounters();
    way.cut();
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
  const { url, drop } = await createDatabase();
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

testIf(redisReachable)("a Redis that falls silent is left after a moment, and memory counts", async () => {
  const way = await wayToRedis();
  try {
    await startProcess({ REDIS_URL: way.url });
    await countTry("speed", an);
    way.hang();
    await expectMemoryCounts();
  } finally {
    await closeCounters();
    way.cut();
  }
});

for (const { name, here, open } of stores) {
  testIf(here)(`processes that share ${name} count together`, async () => {
    const { environment, close } = await open();
    try {
      const who = { ...an, email: `${process.pid}.${Date.now()}@example.com` };
      await startProcess(environment);
      await tryTimes(6, "login", who);
      await startProcess(environment);
      await tryTimes(4, "login", who);
      await expect(countTry("login", who)).rejects.toMatchObject(refused);
      const told = { address: who.email };
      await requireTriesLeft("enrolledTold", told);
      await tryTimes(40, "enrolledTold", told);
      await expect(requireTriesLeft("enrolledTold", told)).rejects.toMatchObject(refused);
    } finally {
      await closeCounters();
      await close();
    }
  });
}
