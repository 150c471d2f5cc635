import { execFileSync, spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/** Whether the Nu HTML checker can run. */
export const hasJava = spawnSync("java", ["-version"]).status === 0;

/** One line per error in the files of a folder; all in one run, since the checker's start costs more than its work. */
export function checkHtml(folder: string): string[] {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  try {
    execFileSync("java", ["-jar", jar, "--errors-only", "--format", "gnu", folder], { stdio: "pipe" });
    return [];
  } catch (error) {
    // It exits with 1 when there are any, and writes them to its error output.
    const { stderr } = error as { stderr: Buffer };
    return stderr.toString().trim().split("\n");
  }
}
