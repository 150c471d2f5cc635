import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./project.mjs";

/** Browsers of decision 13. */
const browsers = ["chrome111", "safari16.4", "firefox115"];

/** The one file that runs the site, for production and for `npm run dev`. */
export const serverFile = join(root, ".next/site/server.mjs");

/** Compiles lib/server/main.ts into it. Packages stay packages, so that what Next shares with it is shared. */
export async function bundleServer(file = serverFile) {
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
  await build({
    ...shared,
    entryPoints: ["lib/server/main.ts"],
    outfile: file,
    write: true,
    platform: "node",
    format: "esm",
    target: "node20.9",
    packages: "external",
    sourcemap: "linked",
    define: { STARTER: JSON.stringify(starter.outputFiles[0].text.trim()) },
  });
}

// node scripts/lib/bundle-server.mjs: after a build of Next's own.
if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleServer();
