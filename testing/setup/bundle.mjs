import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/*
 * Child processes of unit tests import the project's modules as `project:lib/…` (testing/provider/child.ts). All that
 * any of them names is compiled here once per run: compiled by each child anew it takes a second and more.
 */

const sources = ["lib", "testing"];

function namedModules() {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"project:([^"]+\.\w+)"/g)].map(([, path]) => path),
  );
  return [...new Set(named)].sort();
}

// node testing/setup/bundle.mjs FOLDER. What they share stands in common files, so that each module is there once.
await build({
  entryPoints: namedModules(),
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
