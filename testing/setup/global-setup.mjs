import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureTemplate } from "../../lib/base/db/template.mjs";

/**
 * Jest's global setup. Filled databases, the modules of child processes and other resources of some tests are prepared by
 * the first test that needs them (testing/once-per-run.ts). Workers inherit the environment.
 */
export default async function setup() {
  // The template is created once per checkout and PGlite version.
  await ensureTemplate();
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), "yuqiao-run-"));
}

/** Removes the databases and files of the run. */
export async function removeRunFiles() {
  const folder = process.env.TEST_RUN_FOLDER;
  const outcomeFile = join(folder, "databases/outcome.json");
  const { result } = existsSync(outcomeFile) ? JSON.parse(readFileSync(outcomeFile, "utf8")) : {};
  if (result?.postgres) {
    const { dropWithCopies } = await import("../provider/postgres-server.mjs");
    await dropWithCopies(result.postgres);
  }
  rmSync(folder, { recursive: true, force: true });
}
