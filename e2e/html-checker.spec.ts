import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "./support/test";
import { visits } from "./support/walk";

const hasJava = spawnSync("java", ["-version"]).status === 0;

test.skip(!hasJava, "no Java here: the Nu HTML checker cannot run");

test("the Nu HTML checker finds no error in any page", async ({ request }) => {
  // All pages in one run: the checker's start costs more than its work.
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), "yuqiao-html-"));
  try {
    for (const { name, language, address } of visits) {
      const response = await request.get(address);
      writeFileSync(path.join(folder, `${name}-${language}.html`), await response.body());
    }
    const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
    const found = execChecker(jar, folder);
    expect(found).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** One line per error. The checker exits with 1 when there are any, and writes them to its error output. */
function execChecker(jar: string, folder: string): string[] {
  try {
    execFileSync("java", ["-jar", jar, "--errors-only", "--format", "gnu", folder], { stdio: "pipe" });
    return [];
  } catch (error) {
    const { stderr } = error as { stderr: Buffer };
    return stderr.toString().trim().split("\n");
  }
}
