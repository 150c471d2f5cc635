import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Browsers of decision 13. */
const browsers = ["chrome111", "safari16.4", "firefox128"];

export const builtFolder = join(root, ".next/site");

/** What runs the built site. */
export const serverFile = join(builtFolder, "server.mjs");

/**
 * Compiles lib/server/site.ts and what it loads. Packages stay packages, so that what Next shares with it is shared.
 * @param folder what was in it goes.
 * @returns the file to run.
 */
export async function bundleServer(folder = builtFolder) {
  // Loaded only here: the commands that install it have this file in their hands before it is there.
  const { build } = await import("esbuild");
  const shared = { absWorkingDir: root, bundle: true, write: false, logLevel: "error" };
  const starter = await build({
    ...shared,
    entryPoints: ["lib/front/starter/starter.ts"],
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
    packages: "external",
    // But this one, of whose ninety files a start reads 1.5 MB, and a tenth is used. Next's bundles have their own.
    alias: { zod: join(root, "node_modules/zod/index.js") },
    sourcemap: "linked",
    define: { STARTER: JSON.stringify(starter.outputFiles[0].text.trim()) },
  });
  return join(folder, "server.mjs");
}
