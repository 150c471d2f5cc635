import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimizeRarely } from "./v8-flags.mjs";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Logs and temporary data of the commands; ignored by git, safe to delete. */
export const cacheFolder = join(root, ".cache");

/** Command lines of installed tools, run by the current Node without a shell. */
export const tools = {
  /** The built site with the accelerator. The flags save memory (docs/decisions/0040-accelerator.md). */
  site: [
    process.execPath,
    "--heap-growing-percent=30",
    "--max-semi-space-size=4",
    join(root, ".next/site/server.mjs"),
  ],
  next: [process.execPath, join(root, "node_modules/next/dist/bin/next")],
  tsc: [process.execPath, join(root, "node_modules/typescript/bin/tsc")],
  eslint: [process.execPath, join(root, "node_modules/eslint/bin/eslint.js")],
  prettier: [process.execPath, join(root, "node_modules/prettier/bin/prettier.cjs")],
  /**
   * Its workers inherit the flags. With larger young generations V8 collects less often, which saves a tenth of the time, and
   * with a larger budget it optimizes less of the built-in database, which saves a twentieth.
   */
  jest: [
    process.execPath,
    ...["--min-semi-space-size=32", "--max-semi-space-size=64", "--wasm-tiering-budget=18000000"],
    ...optimizeRarely,
    join(root, "node_modules/jest/bin/jest.js"),
  ],
  knip: [process.execPath, join(root, "node_modules/knip/bin/knip.js")],
  playwright: [process.execPath, join(root, "node_modules/@playwright/test/cli.js")],
};

/** The npm that started this command, or the one in PATH. */
export function npmCommand() {
  const npmPath = process.env.npm_execpath;
  return npmPath && basename(npmPath) === "npm-cli.js" ? [process.execPath, npmPath] : ["npm"];
}

/** Environment of production commands: a `NODE_ENV` set in the shell must not change the build. */
export const productionEnv = {
  // glibc keeps freed memory per arena, by default one per thread (docs/decisions/0040-accelerator.md).
  MALLOC_ARENA_MAX: "1",
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
};
