import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { runChild } from "../../../testing/provider/child";
import { describeIf } from "../../../testing/external-server";
import { createDatabase, postgresReachable, type TestDatabase } from "../../../testing/provider/postgres";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server process, with `startProcess` called twice as Next does, that ends on a signal. */
const server = (variables: Record<string, string | undefined> = {}) =>
  runChild(
    `const { startProcess } = await import("project:lib/app/bootstrap/start.ts");
    const { shutdown } = await import("project:lib/engines/lifecycle/shutdown.ts");
    process.on("SIGTERM", () => void shutdown().then(() => process.exit(0)));
    await Promise.all([startProcess(), startProcess()]);
    const { database } = await import("project:lib/base/db/connect.ts");
    if (process.env.API_HOST === undefined && process.env.NEXT_PHASE === undefined) {
      const { accounts, partners, enquiries } = await import("project:lib/app/schema.ts");
      const db = await database();
      console.log("partners", await db.$count(partners), "enquiries", await db.$count(enquiries), "accounts", await db.$count(accounts));
      if (process.env.WRITE) {
        const { runCall } = await import("project:lib/app/bootstrap/embedded-provider.ts");
        await runCall("preSaleRegister", { id: 1, name: "Lan", region: "VN", phone: "84-912345678" }, { language: "en-US" });
      }
    }
    console.log("ready");
    setInterval(() => undefined, 1000);`,
    { DATA_DIR: folder, DATABASE_URL: undefined, API_HOST: undefined, ...variables },
  );

test("a new folder is seeded, survives kill -9, has one owner, and a signal ends the server with status 0", async () => {
  // Leftover of a first start that was killed midway.
  mkdirSync(join(folder, "database.unfinished"));
  writeFileSync(join(folder, "database.unfinished/PG_VERSION"), "17");

  const first = server({ WRITE: "1" });
  await first.waitForOutput("ready");
  expect(first.output()).toMatch(/partners [1-9]\d* enquiries 0/);
  const second = server();
  expect(await second.exit).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${folder} is in use by the process with pid ${first.process.pid}.\n`,
  );
  first.process.kill("SIGKILL");
  await first.exit;

  const third = server();
  await third.waitForOutput("ready");
  expect(third.output()).toMatch(/enquiries 1/);
  third.process.kill("SIGTERM");
  expect(await third.exit).toBe(0);
}, 90_000);

test("DEMO_CONTENT=false leaves a fresh folder empty", async () => {
  const child = server({ DEMO_CONTENT: "false" });
  await child.waitForOutput("partners 0");
  await child.waitForOutput("ready");
  child.process.kill("SIGTERM");
  expect(await child.exit).toBe(0);
}, 60_000);

test("a public site gets no demo accounts by default; requested ones log a warning", async () => {
  const site = { SITE_URL: "https://www.yuqiao.example", LOG_LEVEL: "warn" };
  const child = server(site);
  await child.waitForOutput("ready");
  expect(child.output()).toMatch(/partners [1-9].* accounts 0/);
  expect(child.output()).not.toContain("published password");
  child.process.kill("SIGKILL");
  await child.exit;

  const withAccounts = server({ ...site, DATA_DIR: join(folder, "asked"), DEMO_ACCOUNTS: "true" });
  await withAccounts.waitForOutput("ready");
  expect(withAccounts.output()).toMatch(/accounts [1-9]/);
  expect(withAccounts.output()).toMatch(/"level":"warn".*published password/);
  withAccounts.process.kill("SIGKILL");
  await withAccounts.exit;
}, 60_000);

test.each([
  [{ DEMO_CONTENT: "maybe" }, /^Wrong environment: DEMO_CONTENT must be true or false\n$/],
  [
    { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/none" },
    /^DATABASE_URL cannot be used: .*ECONNREFUSED.* \(127\.0\.0\.1:1\/none\)\.\n$/,
  ],
])(
  "fails with a one-line error: %j",
  async (variables, line) => {
    const child = server(variables);
    expect(await child.exit).toBe(1);
    expect(child.output()).toMatch(line);
    expect(child.output()).not.toContain("secret");
  },
  30_000,
);

test("opens nothing with API_HOST, nor during the build", async () => {
  for (const variables of [{ API_HOST: "https://api.example" }, { NEXT_PHASE: "phase-production-build" }]) {
    const child = server({ DATA_DIR: join(folder, "none"), ...variables });
    await child.waitForOutput("ready");
    child.process.kill("SIGTERM");
    expect(await child.exit).toBe(0);
  }
}, 30_000);

describeIf(postgresReachable)("on PostgreSQL", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.drop());

  test("several processes can start at once without seeding; a signal ends them with status 0", async () => {
    const children = Array.from({ length: 4 }, () => server({ DATABASE_URL: database.url }));
    for (const child of children) {
      await child.waitForOutput("partners 0");
      await child.waitForOutput("ready");
      child.process.kill("SIGTERM");
    }
    expect(await Promise.all(children.map(({ exit }) => exit))).toEqual([0, 0, 0, 0]);
  }, 60_000);

  test("the seed command fills it, once", async () => {
    const seed = () =>
      runChild(`await import("project:lib/app/operator/seed.ts");`, { DATABASE_URL: database.url });
    const first = seed();
    expect(await first.exit).toBe(0);
    expect(first.output()).toContain("Demo content is in (postgres).");
    const second = seed();
    expect(await second.exit).toBe(0);
    expect(second.output()).toContain("nothing was changed");
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ many: boolean }>("select count(*) > 4 as many from partners");
    await client.end();
    expect(rows).toEqual([{ many: true }]);
  }, 60_000);
});
