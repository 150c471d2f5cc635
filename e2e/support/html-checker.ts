import { execFileSync, spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/** Whether the Nu HTML checker can run. */
export const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Checks all files of a folder in one run, because starting the checker is slow. @returns a line per error */
export function checkHtml(folder: string): string[] {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  try {
    execFileSync("java", ["-jar", jar, "--errors-only", "--format", "gnu", folder], { stdio: "pipe" });
    return [];
  } catch (error) {
    // With errors it exits with 1 and writes them to stderr.
    const { stderr } = error as { stderr: Buffer };
    return stderr.toString().trim().split("\n");
  }
}
