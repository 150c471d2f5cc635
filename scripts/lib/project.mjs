import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's own folder, wherever the command was started from. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Logs and throw-away data of the commands; ignored by git, safe to delete. */
export const cache = join(root, ".cache");

/** Command lines of installed tools, run by this same Node: no shell, the same on every system. */
export const tools = {
  /** The built site with the accelerator (scripts/lib/bundle-server.mjs). Why these flags: decision 36. */
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
  jest: [process.execPath, join(root, "node_modules/jest/bin/jest.js")],
  knip: [process.execPath, join(root, "node_modules/knip/bin/knip.js")],
  playwright: [process.execPath, join(root, "node_modules/@playwright/test/cli.js")],
};

/** npm as it was started, or the one in the path. */
export function npm() {
  const own = process.env.npm_execpath;
  return own && basename(own) === "npm-cli.js" ? [process.execPath, own] : ["npm"];
}

/** Environment of production commands: a `NODE_ENV` left over in a shell must not change what is built. */
export const productionEnv = {
  // One arena: glibc keeps what is freed in each, one for every thread that compresses, hashes or draws (decision 36).
  MALLOC_ARENA_MAX: "1",
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
};
