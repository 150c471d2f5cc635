import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { backupPieces } from "../provider/backup/dump";
import { restore } from "../provider/backup/restore";
import { writeBackup } from "../provider/backup/write";
import { openPglite } from "../provider/db/pglite";
import { accounts } from "../provider/db/schema";
import { rowCounts } from "../provider/db/tables";
import { StartError } from "../provider/db/types";
import { random } from "../provider/testing/random";
import { run } from "../provider/testing/child";
import { checkTold, snapshot } from "./testing/check-told";
import { load, nothingTold } from "./testing/load";
import { openSchool } from "./testing/open-school";
import { startSmallSite } from "./testing/small-site";

let folder: string;
let site: ReturnType<typeof startSmallSite> | undefined;
const over = new AbortController();
afterEach(() => {
  over.abort();
  site?.process.kill("SIGKILL");
});
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yuqiao-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command as an operator types it. */
function command(words: string[], variables: Record<string, string>) {
  return run(
    `process.argv.push("cli", ...JSON.parse(process.env.WORDS)); await import("project:lib/provider/backup/cli.ts");`,
    {
      DATABASE_URL: undefined,
      API_HOST: undefined,
      ...variables,
      WORDS: JSON.stringify(words),
    },
  );
}

/** A data folder with something in it that is to be kept. */
function folderWithData(): string {
  const dataDir = mkdtempSync(join(folder, "other-"));
  mkdirSync(join(dataDir, "database"));
  writeFileSync(join(dataDir, "database/kept"), "kept");
  return dataDir;
}

const file = () => join(folder, "kept/site.tar.gz");

test("a site that is booked on is backed up, and everything told by then is in the copy", async () => {
  const dataDir = join(folder, "data");
  const school = await openSchool(dataDir);
  site = startSmallSite(dataDir);
  const address = await site.address;
  const told = nothingTold();
  const loaded = load(address, school, told, random(1), over.signal);
  while (told.seats.size < 20 || told.enrolments.size < 10)
    await load(address, school, told, random(2), AbortSignal.timeout(50));

  const before = snapshot(told);
  const backup = command(["backup", "--out", file()], { DATA_DIR: dataDir });
  expect([await backup.ended, backup.output()]).toEqual([
    0,
    expect.stringMatching(/site\.tar\.gz: .*found sound\.\n$/),
  ]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "kept"))).toEqual(["site.tar.gz"]);
  await expect(restore(file(), dataDir, { replace: true })).rejects.toThrow(
    `process with pid ${site.process.pid}`,
  );
  over.abort();
  await loaded;
  // The site went on answering meanwhile, and rightly.
  expect(told.seats.size).toBeGreaterThan(before.seats.size);
  expect(told.wrong).toEqual([]);
  site.process.kill("SIGTERM");
  await site.ended;

  const elsewhere = join(folder, "restored");
  const back = command(["restore", file()], { DATA_DIR: elsewhere });
  expect([await back.ended, back.output()]).toEqual([0, expect.stringContaining(`is in ${elsewhere}: `)]);
  await checkTold(elsewhere, before);
  // The copy is of one moment: what was told later is not in it, and the site has lost nothing by it.
  await expect(checkTold(elsewhere, told)).rejects.toThrow("lost: ");
  await checkTold(dataDir, told);
}, 300_000);

test("data that are there stay, or are put aside when asked", async () => {
  const dataDir = folderWithData();
  await expect(restore(file(), dataDir)).rejects.toThrow(`${dataDir} holds data already; --replace`);
  expect(readFileSync(join(dataDir, "database/kept"), "utf8")).toBe("kept");

  const { kept = "", contents } = await restore(file(), dataDir, { replace: true });
  expect(readFileSync(join(kept, "kept"), "utf8")).toBe("kept");
  const { db, close } = await openPglite(dataDir);
  expect(await rowCounts(db)).toEqual(contents);
  await close();
}, 120_000);

const packed = () => readFileSync(file());
const notBackups: [string, () => Buffer, string][] = [
  ["cut off", () => packed().subarray(0, packed().length / 2), "cannot be read as a backup"],
  ["not packed", () => Buffer.from("no backup"), "cannot be read as a backup"],
  ["packed, but something else", () => gzipSync("no tar"), "cannot be read as a backup"],
  ["of no bytes", () => Buffer.alloc(0), "cannot be read as a backup"],
];
test.each(notBackups)(
  "a file %s is no backup, and changes nothing",
  async (_, content, words) => {
    const bad = join(folder, "bad.tar.gz");
    writeFileSync(bad, content());
    const dataDir = folderWithData();
    const failed: unknown = await restore(bad, dataDir, { replace: true }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toContain(words);
    expect(readdirSync(dataDir).sort()).toEqual(["database", "lock"]);
    expect(readFileSync(join(dataDir, "database/kept"), "utf8")).toBe("kept");
  },
  60_000,
);

test("a backup whose rows do not agree is not kept, and the one of before stays", async () => {
  const { db, dump, close } = await openPglite();
  await db.insert(accounts).values({ kind: "parent", nickname: "P", points: 5 });
  const place = join(folder, "unsound.tar.gz");
  writeFileSync(place, "the one of before");
  const broken = writeBackup(backupPieces({ engine: "pglite", db, dump, close }), place);
  await expect(broken).rejects.toThrow("is not sound: a balance is what its ledger adds up to");
  await close();
  expect(readFileSync(place, "utf8")).toBe("the one of before");
  expect(readdirSync(folder).filter((name) => name.startsWith("unsound"))).toEqual(["unsound.tar.gz"]);
}, 120_000);

const refused: [string[], Record<string, string>, RegExp][] = [
  [["backup"], { DATABASE_URL: "postgres://127.0.0.1/school" }, /pg_dump .*pg_restore /],
  [["restore", "x"], { DATABASE_URL: "postgres://127.0.0.1/school" }, /pg_dump .*pg_restore /],
  [["backup"], {}, /^There are no data in /],
  [["restore"], {}, /^Which backup\? /],
];
test("what cannot be done is said in one clear line", async () => {
  for (const [words, variables, line] of refused) {
    const asked = command(words, { DATA_DIR: join(folder, "none"), ...variables });
    expect(await asked.ended).toBe(1);
    expect(asked.output()).toMatch(line);
    expect(asked.output().trim().split("\n")).toHaveLength(1);
  }
}, 120_000);
