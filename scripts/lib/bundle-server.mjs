import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** The oldest supported browsers (docs/decisions/0013-browser-support.md). */
const browsers = ["chrome111", "safari16.4", "firefox128"];

export const siteBuildFolder = join(root, ".next/site");

/** Entry point of the built site. */
export const serverFile = join(siteBuildFolder, "server.mjs");

/**
 * Bundles the accelerator, lib/app/server/site.ts, with its packages, except those marked external below.
 * @returns the file to run
 */
export async function bundleServer(folder = siteBuildFolder) {
  // Imported here: commands that install packages load this file before esbuild is installed.
  const { build } = await import("esbuild");
  const sharedOptions = { absWorkingDir: root, bundle: true, write: false, logLevel: "error" };
  const loader = await build({
    ...sharedOptions,
    entryPoints: ["lib/app/server/pages/hydration-loader/hydration-loader.ts"],
    minify: true,
    format: "iife",
    target: browsers,
  });
  rmSync(folder, { recursive: true, force: true });
  await build({
    ...sharedOptions,
    entryPoints: { server: "lib/app/server/site.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    write: true,
    platform: "node",
    format: "esm",
    target: "node20.9",
    external: ["next", "next/*", "pino", "prom-client"],
    // CommonJS packages in the bundle use `require` for Node's modules, and `__dirname`.
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
