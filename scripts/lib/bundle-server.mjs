import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Browsers of decision 13. */
const browsers = ["chrome111", "safari16.4", "firefox128"];

export const builtFolder = join(root, ".next/site");

/** What runs the built site. */
export const serverFile = join(builtFolder, "server.mjs");

/**
 * Bundles the accelerator, lib/server/site.ts, with its packages: beside it only Next has to be installed.
 * @returns the file to run
 */
export async function bundleServer(folder = builtFolder) {
  // Imported here: commands that install packages load this file before esbuild is there.
  const { build } = await import("esbuild");
  const shared = { absWorkingDir: root, bundle: true, write: false, logLevel: "error" };
  const loader = await build({
    ...shared,
    entryPoints: ["lib/server/pages/hydration-loader/hydration-loader.ts"],
    minify: true,
    format: "iife",
    target: browsers,
  });
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...shared,
    entryPoints: { server: "lib/server/site.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    write: true,
    platform: "node",
    format: "esm",
    target: "node20.9",
    external: ["next", "next/*", "pino", "prom-client"],
    // CommonJS packages in the bundle ask for Node's own modules, and for their folder.
    banner: {
      js: [
        `import { createRequire as makeRequire } from "node:module";`,
        `const require = makeRequire(import.meta.url);`,
        `const __dirname = import.meta.url.slice("file://".length, import.meta.url.lastIndexOf("/"));`,
      ].join("\n"),
    },
    define: { LOADER: JSON.stringify(loader.outputFiles[0].text.trim()) },
  });
  return join(folder, "server.mjs");
}
