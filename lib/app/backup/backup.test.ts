import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { describeIf } from "../../../testing/external-server";
import { call, findClassId, issueTokenFor } from "../../../testing/provider/calls";
import { runChild } from "../../../testing/provider/child";
import { daysLater, fixture, now } from "../../../testing/provider/fixture";
import { createDatabase, postgresReachable } from "../../../testing/provider/postgres";
import { openTemporaryDatabase } from "../../../testing/provider/temporary-database";
import { seasonFiles } from "../../subjects/campaign/season-files";
import { openOperatorSocket } from "../operator/operator-socket";
import { putSeason } from "../editing/season-commands";
import { useConnection } from "../../base/db/connect";
import { findBrokenInvariants } from "../../base/db/invariants";
import { migrationsFolder } from "../../base/db/migrations";
import { openPglite } from "../../base/db/pglite";
import { openPgliteClient } from "../../base/db/pglite-client";
import { openPostgres } from "../../base/db/postgres";
import {
  accounts,
  enquiries,
  partners,
  pictureFiles,
  pictures,
  pointLedger,
  pointLots,
  rateLimits,
} from "../schema";
import { countRows, tableNames } from "../all-tables";
import { newDatabase } from "../../base/db/template.mjs";
import { StartError, type Connection, type Database } from "../../base/db/types";
import { seedIfEmpty } from "../demo/seed";
import { readLastBackup, recordBackup } from "../today/last-backup";
import { dumpDatabase } from "./dump";
import { loadBackup } from "./load";
import { moveToPostgres } from "./move-to-postgres";
import { restore, restoreIntoPostgres } from "./restore";
import { loadBackupFile } from "./unpack";
import { writeBackup } from "./write";

const earlierBackup = daysLater(-1);
let folder: string;
let school: Connection;
let token: string;
const file = () => join(folder, "kept/school.jsonl.gz");
const newFolder = () => mkdtempSync(join(folder, "data-"));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-backup-"));
  school = await openPglite(join(folder, "school"));
  useConnection(school);
  const { db } = school;
  await seedIfEmpty(db, fixture, now);
  token = await issueTokenFor(db, "student@example.com");
  await call("preSaleApply", { id: await findClassId(db, "open") }, { token });
  const odd = { name: 'Lan "阮"\\ \n\t😀 {"a":1}', region: "", phone: "84-1", origin: { segment: "x\ny" } };
  await db.insert(enquiries).values({ ...odd, classId: 1, e164: "+841" });
  await db.insert(rateLimits).values({ key: "k", points: 1, expire: 2 ** 53 - 1 });
  await db.insert(pictures).values({ hash: "h", width: 1, height: 1 });
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await db.insert(pictureFiles).values({ hash: "h", width: 1, format: "avif", data: bytes });
  const season = seasonFiles()[0]!.body;
  await putSeason(db, season, "published");
  await putSeason(db, { ...season, name: odd.name }, "published");
  // Leaves a gap: the next id is greater than the highest id plus one.
  await db.delete(partners);
  await recordBackup(db, earlierBackup);
  await writeBackup(school, file(), now);
}, 60_000);
afterAll(async () => {
  await school.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The dump of a database without its own timestamp and without those of earlier backups, which restoring changes. */
async function dumpText(connection: Connection): Promise<string> {
  let text = "";
  for await (const piece of dumpDatabase(connection)) text += piece;
  return withoutTimes(text);
}
const withoutTimes = (text: string) =>
  text.replace(/"madeAt":"[^"]+"/, "").replace(/(?<=\["table","backups"\]\n)(?:\{.*\}\n)*/, "");

/** The instant of the last backup that the desk shows. */
const lastBackup = async ({ db }: Connection) => (await readLastBackup(db, now)).madeAt;

/** Encodes lines as `dumpDatabase` does. */
async function* lines(...all: unknown[]): AsyncGenerator<string> {
  for (const line of all) yield JSON.stringify(line);
}

test("a backup has every row, is readable by its owner only, and leaves no other files", async () => {
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "kept"))).toEqual(["school.jsonl.gz"]);
  expect(withoutTimes(gunzipSync(readFileSync(file())).toString())).toBe(await dumpText(school));
});

test("a restored folder is identical, with sequences and logins; --replace keeps the old data", async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database/kept"), "kept");
  await expect(restore(file(), dataDir)).rejects.toThrow(`${dataDir} holds data already; --replace`);
  const { previousData = "", contents } = await restore(file(), dataDir, { replace: true });
  expect(readFileSync(join(previousData, "kept"), "utf8")).toBe("kept");

  const restored = await openPglite(dataDir);
  expect(await countRows(restored.db)).toEqual(contents);
  expect(contents).toMatchObject({ campaign_seasons: 3, content_history: 2 });
  expect(await dumpText(restored)).toBe(await dumpText(school));
  // The site had one backup when this one was made; the restored site has this one.
  expect(await lastBackup(school)).toEqual(earlierBackup);
  expect(await lastBackup(restored)).toEqual(now);
  useConnection(restored);
  expect(await call("profile", {}, { token })).toMatchObject({
    student: { nickname: "An", class_point: 70 },
  });
  const [partner] = await restored.db
    .insert(partners)
    .values({ name: "New", link: "", content: "" })
    .returning({ id: partners.id });
  expect(partner?.id).toBe(fixture.partners.length + 1);
  await restored.close();
});

describeIf(postgresReachable)("with PostgreSQL", () => {
  test("`move` copies the built-in database, and backups of either engine restore into the other", async () => {
    const { url, drop } = await createDatabase();
    const dataDir = newFolder();
    await restore(file(), dataDir);
    const moveProcess = runChild(
      `process.argv.push("cli", "move"); await import("project:lib/app/backup/cli.ts");`,
      {
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        API_HOST: undefined,
      },
    );
    expect([await moveProcess.exit, moveProcess.output()]).toEqual([
      0,
      expect.stringMatching(/ has all data of .*checked/),
    ]);

    const postgres = await openPostgres(url);
    expect(await dumpText(postgres)).toBe(await dumpText(school));
    // Moving makes no backup.
    expect(await lastBackup(postgres)).toEqual(now);
    // Neither command sets a socket timeout: a statement may take as long as it needs.
    const giveUp = jest.spyOn(Socket.prototype, "setTimeout");
    await expect(moveToPostgres(dataDir, url)).rejects.toThrow(
      "The database holds data already, in the table ",
    );
    await expect(restoreIntoPostgres(url, file())).rejects.toThrow(
      "The database holds data already, in the table ",
    );
    expect(new Set(giveUp.mock.calls.map(([ms]) => ms))).toEqual(new Set([0]));
    giveUp.mockRestore();
    expect(await dumpText(postgres)).toBe(await dumpText(school));
    const backupFile = join(folder, "postgres.jsonl.gz");
    await writeBackup(postgres, backupFile, daysLater(1));
    await postgres.close();
    await drop();

    const other = await createDatabase();
    await restoreIntoPostgres(other.url, backupFile);
    const restored = await openPostgres(other.url);
    expect(await dumpText(restored)).toBe(await dumpText(school));
    expect(await lastBackup(restored)).toEqual(daysLater(1));
    await restored.close();
    await other.drop();

    // The command notes it in the database, for the running site and after a restart.
    const noted = await createDatabase();
    await restoreIntoPostgres(noted.url, backupFile);
    const startedAt = Date.now();
    const backup = command(["backup", "--out", join(folder, "noted.gz")], {
      DATABASE_URL: noted.url,
      DATA_DIR: newFolder(),
    });
    expect([await backup.exit, backup.output()]).toEqual([0, expect.stringContaining("verified")]);
    const site = await openPostgres(noted.url);
    expect((await lastBackup(site))?.getTime()).toBeGreaterThanOrEqual(startedAt);
    await site.close();
    await noted.drop();
    // Twelve copies of all tables, on two processors that other tests use as well.
  }, 180_000);
});

/** Rows of the first release: a parent with 100 points, 30 of them spent on a child's seat. */
const firstRelease = [
  ["table", "teachers"],
  { id: 4, nickname: {}, avatar: "", country: "CN", description: {}, recommended: true },
  ["table", "accounts"],
  { id: 3, kind: "student", nickname: "An", avatar: "", parent_id: 7, created_at: now },
  { id: 7, kind: "parent", nickname: "Trang", avatar: "", points: 70, created_at: now },
  ["table", "series_classes"],
  {
    ...{ id: 5, list: "preSale", languages: ["vi-VN"], combo_name: {}, description: {}, course_mode: "live" },
    ...{ level: "", teacher_id: 4, class_point: 30, length: 60, capacity: 6, students: 1, deadline: now },
  },
  ["table", "applications"],
  { id: 9, student_id: 3, class_id: 5, points: 30, created_at: now },
  ["table", "point_ledger"],
  { id: 1, account_id: 7, change: 100, balance: 100, reason: "opening", created_at: now },
  {
    id: 2,
    account_id: 7,
    change: -30,
    balance: 70,
    reason: "application",
    application_id: 9,
    created_at: now,
  },
  ["table", "enquiries"],
  { id: 1, class_id: 5, name: "Lan", region: "VN", phone: "84-0912345678", created_at: now },
  ["sequence", "applications_id_seq", "9", true],
  ["end", { enquiries: 1, teachers: 1, accounts: 2, series_classes: 1, applications: 1, point_ledger: 2 }],
];

const levels = (
  JSON.parse(readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8")) as {
    entries: { when: number }[];
  }
).entries.map(({ when }) => when);
const head = (level = levels.at(-1)) => ["backup", 1, { level, madeAt: now }];

describe("into a database that is open", () => {
  let db: Database;
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTemporaryDatabase();
    db = connection.db;
  });
  afterAll(() => connection.close());

  const validEnd = ["end", {}];
  const invalidBackups: [string, unknown[], RegExp][] = [
    ["nothing", [], /does not start like a backup/],
    ["other lines", [{ a: 1 }], /no backup of this format|does not start/],
    ["a newer format", [["backup", 2, {}]], /no backup of this format/],
    ["a newer site", [head(Date.UTC(2100, 0)), validEnd], /made by a newer version/],
    ["no end", [head(), ["table", "partners"]], /it is cut off/],
    ["a lost row", [head(), ["table", "partners"], ["end", { partners: 1 }]], /rows of partners are missing/],
    ["a lost table", [head(), ["end", { partners: 1 }]], /rows of partners are missing/],
    ["more after the end", [head(), validEnd, validEnd], /continues after its end/],
    ["rows of no table", [head(), ["table", "pg_class"], { oid: 1 }, validEnd], /not a table of its version/],
    [
      "a row without the one it refers to",
      [
        head(),
        ["table", "tokens"],
        { id: 1, hash: "x", account_id: 1, created_at: now, expires_at: now, last_used_at: now },
        ["end", { tokens: 1 }],
      ],
      /violates foreign key constraint/,
    ],
    [
      "points from nowhere",
      [
        head(),
        ["table", "accounts"],
        {
          id: 1,
          kind: "parent",
          nickname: "P",
          avatar: "",
          points: 5,
          suspect: false,
          awaits_acceptance: false,
          created_at: now,
        },
        ["end", { accounts: 1 }],
      ],
      /is inconsistent: a balance is the sum of its ledger/,
    ],
  ];
  test("incomplete or inconsistent backups are refused and leave no rows", async () => {
    for (const [what, all, message] of invalidBackups) {
      const failed = loadBackup(db, lines(...all)).catch(
        (error: Error) => String(error.cause ?? error) + error.message,
      );
      expect([what, await failed]).toEqual([what, expect.stringMatching(message)]);
    }
    expect(Object.values(await countRows(db)).every((count) => count === 0)).toBe(true);
    expect(await findBrokenInvariants(db)).toEqual([]);
  });

  test("a backup of the first release is migrated like its database", async () => {
    await loadBackup(db, lines(head(levels[0]), ...firstRelease));
    expect((await readLastBackup(db, now)).madeAt).toEqual(now);
    expect(await db.select().from(pointLedger).orderBy(pointLedger.id)).toMatchObject([
      { reason: "opening" },
      { reason: "booking", bookingId: 9, balance: 70 },
    ]);
    expect(await db.select().from(accounts)).toMatchObject([{ suspect: false }, { suspect: false }]);
    expect(await db.select().from(enquiries)).toMatchObject([{ e164: "+84912345678" }]);
    const { rows } = (await db.execute(sql`select nextval('bookings_id_seq')::int as next`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ next: 10 }]);
    await expect(loadBackup(db, lines(head(), validEnd))).rejects.toThrow("holds data already");
    await db.execute(sql.raw(`truncate ${tableNames.join(", ")} cascade`));
  });
});

test("a file that is not a backup changes nothing, and the one-line error has no rows", async () => {
  const bytes = readFileSync(file());
  const dataDir = newFolder();
  mkdirSync(join(dataDir, "database"));
  const bad = join(folder, "bad.gz");
  for (const content of [
    bytes.subarray(0, bytes.length / 2),
    Buffer.from("no backup"),
    gzipSync("no"),
    Buffer.alloc(0),
  ]) {
    writeFileSync(bad, content);
    const failed: unknown = await restore(bad, dataDir, { replace: true }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toMatch(/^StartError: \S+bad\.gz cannot be read as a backup: .+\.$/);
    expect(readdirSync(dataDir).sort()).toEqual(["database", "lock"]);
  }
});

test("an old backup, a copy of PGlite's folder, is restored while a compatible PGlite is installed", async () => {
  const path = newFolder();
  await newDatabase(path);
  const client = await openPgliteClient({ dataDir: path });
  await client.exec("insert into partners (name, link, content) values ('Old', '', '')");
  const old = join(folder, "old.tar.gz");
  writeFileSync(old, Buffer.from(await (await client.dumpDataDir("gzip")).arrayBuffer()));
  await client.close();
  const { contents } = await restore(old, newFolder());
  expect(contents.partners).toBe(1);
  await expect(loadBackupFile(school.db, old)).rejects.toThrow("an old copy of the built-in database");
});

test("an inconsistent database gives no backup, and the previous file stays", async () => {
  const { db, ...rest } = await openTemporaryDatabase();
  await db.insert(accounts).values({ kind: "parent", nickname: "P", points: 5 });
  const path = join(folder, "unsound.gz");
  writeFileSync(path, "the one of before");
  await expect(writeBackup({ db, ...rest }, path)).rejects.toThrow(
    "is inconsistent: a balance is the sum of its ledger",
  );
  await rest.close();
  expect(readFileSync(path, "utf8")).toBe("the one of before");
  expect(readdirSync(folder).filter((name) => name.startsWith("unsound"))).toEqual(["unsound.gz"]);
});

/** Runs the command line as an operator does. */
const command = (words: string[], variables: Record<string, string>) =>
  runChild(
    `process.argv.push("cli", ...JSON.parse(process.env.WORDS)); await import("project:lib/app/backup/cli.ts");`,
    { DATABASE_URL: undefined, API_HOST: undefined, ...variables, WORDS: JSON.stringify(words) },
  );

test("a backup of a busy site is a consistent snapshot, and the site keeps running", async () => {
  const dataDir = newFolder();
  const site = await openPglite(dataDir);
  const closeSocket = await openOperatorSocket(site, dataDir);
  let [written, isDone] = [0, false];
  /** Writes a parent, its opening balance and its lot, which belong together, in three steps. */
  const write = async () => {
    while (!isDone) {
      await site.db.transaction(async (tx) => {
        const [parent] = await tx
          .insert(accounts)
          .values({ kind: "parent", nickname: "P", points: 5 })
          .returning({ id: accounts.id });
        const line = { accountId: parent?.id ?? 0, change: 5, balance: 5, reason: "opening" as const };
        await tx.insert(pointLedger).values(line);
        const lot = { accountId: line.accountId, source: "opening", points: 5, remaining: 5 } as const;
        await tx.insert(pointLots).values(lot);
      });
      written += 1;
      // PGlite answers without yielding; the socket and the other process need time in the event loop.
      await pause(5);
    }
  };
  const writeLoop = write();
  while (written < 10) await pause(5);
  const before = written;
  const backup = command(["backup", "--out", join(dataDir, "site.gz")], { DATA_DIR: dataDir });
  expect([await backup.exit, backup.output()]).toEqual([
    0,
    expect.stringMatching(/site\.gz: .*verified by a test restore\.\n$/),
  ]);
  isDone = true;
  await writeLoop;
  expect(await lastBackup(site)).toEqual(expect.any(Date));
  await expect(restore(join(dataDir, "site.gz"), dataDir)).rejects.toThrow(
    `process with pid ${process.pid}. Stop the site first.`,
  );
  await expect(moveToPostgres(dataDir, "postgres://127.0.0.1/none")).rejects.toThrow(
    `process with pid ${process.pid}. Stop the site first.`,
  );
  await closeSocket();
  await site.close();
  expect(readdirSync(dataDir).sort()).toEqual(["database", "lock", "site.gz"]);

  const { contents } = await restore(join(dataDir, "site.gz"), newFolder());
  expect(contents.accounts).toBeGreaterThanOrEqual(before);
  expect(contents.accounts).toBeLessThan(written);
  expect(contents.point_ledger).toBe(contents.accounts);
}, 60_000);

test("a command that cannot run prints one line", async () => {
  const refused: [string[], Record<string, string>, RegExp][] = [
    [["backup"], {}, /^There are no data in /],
    [["move"], {}, /^Where to\? /],
  ];
  await Promise.all(
    refused.map(async ([words, variables, line]) => {
      const child = command(words, { DATA_DIR: join(folder, "none"), ...variables });
      expect(await child.exit).toBe(1);
      expect(child.output()).toMatch(line);
      expect(child.output().trim().split("\n")).toHaveLength(1);
    }),
  );
  expect(existsSync(join(folder, "none"))).toBe(false);
}, 60_000);
