import "../../base/commands/load-settings";
import { statSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "../../base/env";
import { collectText } from "../../base/commands/collect-text";
import { requireBuiltInProvider } from "../operator/require-built-in-provider";
import { openDatabaseOrSocket } from "../operator/run";
import { sendCommand } from "../operator/send-command";
import { parseOptions, runCommandLine, UsageError } from "../../base/commands/usage.mjs";
import { closeDatabase } from "../../base/db/connect";
import { openPglite } from "../../base/db/pglite";
import { withoutSecrets } from "../../base/db/postgres";
import { StartError, type Connection } from "../../base/db/types";
import type { RowCounts } from "./format";
import { recordBackup } from "../today/last-backup";
import { moveToPostgres } from "./move-to-postgres";
import { restore, restoreIntoPostgres } from "./restore";
import { writeBackup } from "./write";

/*
 * `npm run backup [-- --out FILE]` (also while the site runs) and `npm run restore -- FILE [--replace]` work on the
 * configured database; `npm run move [-- postgres://...]` copies the built-in database to PostgreSQL.
 */

const usages = {
  backup: "npm run backup -- [--out FILE]",
  restore: "npm run restore -- FILE [--replace]",
  move: "npm run move -- postgres://user:password@host/name, or set DATABASE_URL",
};

const formatCounts = (contents: RowCounts) => {
  const counts = Object.values(contents);
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${counts.length} tables`;
};

async function backupCommand(args: string[]): Promise<void> {
  const { values } = parseOptions(usages.backup, { args, options: { out: { type: "string" } } });
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const file = resolve(values.out ?? join(env().DATA_DIR, "backups", `yuqiao-${stamp}.jsonl.gz`));
  const madeAt = new Date();
  const source = await openSource();
  const contents = await writeBackup(source, file, madeAt)
    .then(async (counts) => {
      await source.record(madeAt).catch(warnNotRecorded);
      return counts;
    })
    .finally(source.close);
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(`${file}: ${size} MB, ${formatCounts(contents)}, verified by a test restore.`);
}

/** The backup is good all the same. A site that was updated but not restarted does not know the command. */
function warnNotRecorded(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The site could not note the date of the backup: ${reason}`);
}

async function restoreCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseOptions(usages.restore, {
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new UsageError("Name one backup file", usages.restore);
  }
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL !== undefined) {
    if (values.replace)
      throw new StartError("--replace is for the built-in database only: name an empty PostgreSQL.");
    const contents = await restoreIntoPostgres(DATABASE_URL, file);
    return console.log(`${file} is in ${withoutSecrets(DATABASE_URL)}: ${formatCounts(contents)}, checked.`);
  }
  const { contents, previousData } = await restore(file, DATA_DIR, values);
  console.log(`${file} is in ${resolve(DATA_DIR)}: ${formatCounts(contents)}, checked.`);
  if (previousData) console.log(`The previous data are in ${previousData}.`);
}

async function moveCommand(args: string[]): Promise<void> {
  const { positionals } = parseOptions(usages.move, { args, allowPositionals: true });
  const url = positionals[0] ?? env().DATABASE_URL;
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url) || positionals.length > 1) {
    throw new StartError("Where to? npm run move -- postgres://user:password@host/name, or set DATABASE_URL");
  }
  const contents = await moveToPostgres(env().DATA_DIR, url);
  const [from, to] = [resolve(env().DATA_DIR), withoutSecrets(url)];
  console.log(`${to} has all data of ${from}: ${formatCounts(contents)}, checked.`);
  console.log("Start the site with DATABASE_URL set to it. The folder was left as it is.");
}

const commands = {
  backup: backupCommand,
  restore: restoreCommand,
  move: moveCommand,
};

const [name, ...parameters] = process.argv.slice(2) as [keyof typeof commands, ...string[]];

async function run(args: string[]): Promise<void> {
  requireBuiltInProvider();
  await commands[name](args);
}

void runCommandLine(usages[name], run, closeDatabase, parameters);

type Source = Connection & {
  /** Notes on the site that a backup exists. */
  record: (madeAt: Date) => Promise<void>;
};

/**
 * Opens the configured database for a full read: PostgreSQL, a free data folder, or a copy that the running site makes
 * of its embedded database. Closing the connection removes the copy.
 * @throws StartError if there are no data or they cannot be reached.
 */
async function openSource(): Promise<Source> {
  const target = await openDatabaseOrSocket();
  if (typeof target !== "string")
    return { ...target, record: (madeAt) => recordBackup(target.db, madeAt), close: closeDatabase };
  const copy = await collectText(await sendCommand(target, "copy", {}));
  const connection = await openPglite(copy);
  return {
    ...connection,
    record: async (madeAt) => void (await collectText(await sendCommand(target, "recordBackup", { madeAt }))),
    close: async () => {
      await connection.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
