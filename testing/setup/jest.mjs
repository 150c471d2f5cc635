import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureTemplate } from "../../lib/provider/db/template.mjs";

/**
 * Jest's global setup. What only some tests need, such as filled databases and the modules of child processes, is made by
 * the first that needs it (testing/once-per-run.ts). Workers inherit the environment.
 */
export default async function setup() {
  // Made once per checkout and PGlite version, and there after that.
  await ensureTemplate();
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), "yuqiao-run-"));
}

/** Removes what the run made. */
export async function end() {
  const folder = process.env.TEST_RUN_FOLDER;
  const outcome = join(folder, "databases/outcome.json");
  const { result } = existsSync(outcome) ? JSON.parse(readFileSync(outcome, "utf8")) : {};
  if (result?.postgres) {
    const { dropWithCopies } = await import("../provider/postgres-server.mjs");
    await dropWithCopies(result.postgres);
  }
  rmSync(folder, { recursive: true, force: true });
}
