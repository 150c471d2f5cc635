import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { testDataFolder } from "../scripts/lib/scratch.mjs";
import { isLongRun } from "../testing/long-run";
import { createDatabase, postgresReachable, type TestDatabase } from "../testing/provider/postgres";
import { bundleCommands } from "./support/commands";
import { startInMode } from "./support/site-process";
import { expect, test } from "./support/test";

/* Every command of the operator, with the settings of a public site, while that site runs. */

test.describe.configure({ mode: "serial" });

let commands: ReturnType<typeof bundleCommands>;
test.beforeAll(() => {
  commands = bundleCommands();
});
test.afterAll(() => commands.remove());

const publicSettings = {
  SITE_URL: "https://school.example.org",
  HOST: "127.0.0.1",
  DEMO_ACCOUNTS: "true",
  NOTICE_WEBHOOK_URL: "http://127.0.0.1:9/",
  NOTICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString("base64")}`,
};

type Run = (name: string, ...parameters: string[]) => Promise<string>;

/** A command line, and its exit code with its output. */
const usedNames = new Set<string>();
function runWith(env: Record<string, string>): Run {
  return async (name, ...parameters) => {
    usedNames.add(name);
    const { code, output } = await commands.run(name, parameters, env);
    return `${code}: ${output.trim()}`;
  };
}

async function checkCommands(run: Run, folder: string): Promise<void> {
  const file = (name: string) => path.join(folder, name);
  expect(await run("seed", "--accounts")).toMatch(/^0: (Demo content is in|The database .* holds content)/);
  const checks: [string[], RegExp][] = [
    [["leads", "--format", "json", "--out", file("leads.json")], /^0: \d+ leads/],
    [["leads", "--since", "2026-01-01"], /^0: /],
    [["leads", "--erase", "+84 912 345 678"], /^0: There are no data of/],
    [["notifications"], /^0: Channels: webhook\./],
    [["notifications", "--test"], /^0: A test is enqueued/],
    [["notifications", "--again", "all"], /^1: Nothing is stuck\.$/],
    [["campaign", "--import", "content/campaign/vn-2021-01.yaml"], /^0: In the database: vn /],
    [
      ["accounts", "--staff", "Head@school.example.org"],
      /^0: Head@school\.example\.org can join the desk as an owner with this link, once and within a day:\nhttps:\/\/school\.example\.org\/desk\/invitation#[\w-]{43}$/,
    ],
    [["accounts", "--staff", "head"], /^1: [^\n]+$/],
    [
      ["accounts", "--password", "student@example.com"],
      /^0: The new password of student@example\.com is \w{4}-\w{4}-\w{4}\. Logins ended: 0\.$/,
    ],
    [["accounts", "--show", "parent@example.com"], /^0: \{[^]*"parent@example\.com"/],
    [
      ["accounts", "--erase", "student2@example.com"],
      /^0: Erased student2@example\.com: name, email and password are deleted; bookings and points remain without a name\.$/,
    ],
    [["accounts", "--trials"], /^0: /],
    [
      ["accounts", "--points", "parent@example.com", "30", "--reason", "May"],
      /^0: Given to parent@example\.com: 30 class points\. The balance is 630\.$/,
    ],
  ];
  // Several at once, as a busy operator and a timer would.
  const results = await Promise.all(checks.map(([[name = "", ...rest]]) => run(name, ...rest)));
  for (const [index, [line, pattern]] of checks.entries())
    expect.soft(results[index], line.join(" ")).toMatch(pattern);
  expect(await run("accounts", "--erase", "student2@example.com")).toBe(
    "1: No account has the email student2@example.com.",
  );
  expect(await run("accounts", "--points", "parent@example.com", "-5", "--reason", "By mistake")).toBe(
    "0: Taken from parent@example.com: 5 class points. The balance is 625.",
  );
  expect(await run("campaign", "--export", file("seasons"))).toMatch(/^0: Written: /);
  expect(readdirSync(file("seasons"))).toContainEqual(expect.stringMatching(/^vn-.*\.yaml$/));
  expect(JSON.parse(readFileSync(file("leads.json"), "utf8"))).toBeInstanceOf(Array);
  expect(await run("backup", "--out", file("backup.gz"))).toMatch(/^0: .* verified by a test restore\.$/);
}

const engines = isLongRun ? (["PGlite", "PostgreSQL"] as const) : (["PGlite"] as const);
// The commands reach the database in the same way in both modes.
const modes = isLongRun ? (["npm start", "next start"] as const) : (["npm start"] as const);
for (const mode of modes) {
  for (const engine of engines) {
    test(`${mode} on ${engine} with a public address: every command works or says what to do`, async () => {
      test.skip(engine === "PostgreSQL" && !postgresReachable, "there is no PostgreSQL");
      const folder = testDataFolder(`commands-${process.pid}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const dataDir = path.join(folder, "data");
      const database: TestDatabase | undefined = engine === "PostgreSQL" ? await createDatabase() : undefined;
      const env = { ...publicSettings, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
      const run = runWith(env);
      const site = await startInMode(mode, {
        env,
        parameters: mode === "next start" ? ["-H", "127.0.0.1"] : [],
      });
      try {
        await checkCommands(run, folder);
        const file = path.join(folder, "backup.gz");
        // These need a stopped site or an empty database.
        const refusal = database ? /holds data already/ : /in use by .* Stop the site first\.$/;
        expect(await run("restore", file, ...(database ? [] : ["--replace"]))).toMatch(refusal);
        expect(await run("move", "postgres://127.0.0.1:9/none")).toMatch(
          database ? /^1: There are no data in / : /^1: .* Stop the site first\.$/,
        );
        await site.stop();
        const restored = runWith({ ...publicSettings, DATA_DIR: path.join(folder, "restored") });
        expect(await restored("restore", file)).toMatch(/^0: .* checked\.$/);
        // The account of student2 is erased, the points are there.
        expect(await restored("accounts", "--show", "student2@example.com")).toMatch(/^1: /);
        const shown = await restored("accounts", "--show", "parent@example.com");
        expect(shown).toMatch(/^0: [^]*625/);
        expect(await restored("leads")).toMatch(/^0: /);
        expect(existsSync(path.join(dataDir, "admin.address"))).toBe(false);
      } finally {
        await site.stop();
        await database?.drop();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
}

test("no command was left out", () => {
  // It checks another provider, not this site's data.
  expect([...usedNames, "contract"].sort()).toEqual([...commands.names].sort());
});
