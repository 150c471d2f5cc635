import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "../../env";
import { requireOwnData } from "../admin/own-data";
import { runCommand } from "../admin/run";
import { closeDatabase } from "../db/connect";
import { StartError } from "../db/types";
import { toolsOfPostgres } from "./postgres";
import { restore } from "./restore";
import type { Contents } from "./unpack";
import { writeBackup } from "./write";

/*
 * `npm run backup [-- --out FILE]`, also while the site runs, and `npm run restore -- FILE [--replace]`, for the
 * embedded database of the environment.
 */

const say = (contents: Contents) => {
  const counts = Object.values(contents);
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${counts.length} tables, opened and found sound`;
};

async function backup(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: "string" } } });
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const file = resolve(values.out ?? join(env().DATA_DIR, "backups", `yuqiao-${stamp}.tar.gz`));
  const contents = await writeBackup(await runCommand("backup", {}), file);
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB, ${say(contents)}.`);
}

async function putBack(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new StartError("Which backup? npm run restore -- FILE [--replace]");
  }
  const { contents, kept } = await restore(file, env().DATA_DIR, values);
  console.log(`${file} is in ${resolve(env().DATA_DIR)}: ${say(contents)}.`);
  if (kept) console.log(`What was there is kept in ${kept}.`);
}

async function run([name, ...args]: string[]): Promise<void> {
  requireOwnData();
  if (env().DATABASE_URL) throw new StartError(toolsOfPostgres);
  await (name === "restore" ? putBack(args) : backup(args));
}

run(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
