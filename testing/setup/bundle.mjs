import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/*
 * Compiles the modules that child processes of unit tests import as `project:lib/…` (testing/provider/child.ts), once
 * per run. Compiling them in each child process takes more than a second.
 */

const sources = ["lib", "testing"];

/** Returns the paths of all modules imported as `project:…`. */
function findModules() {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const paths = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"project:([^"]+\.\w+)"/g)].map(([, path]) => path),
  );
  return [...new Set(paths)].sort();
}

// node testing/setup/bundle.mjs FOLDER. Splitting puts shared code in common files, so that each module exists once.
await build({
  entryPoints: findModules(),
  outdir: process.argv[2],
  outbase: ".",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  tsconfig: resolve("tsconfig.json"),
  logLevel: "warning",
});
