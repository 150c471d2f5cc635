import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { siteBuildFolder, bundleServer } from "./bundle-server.mjs";
import { compressFiles } from "./compress-files.mjs";

/** Static files of the built site, also served by nginx. */
export const filesFolder = join(siteBuildFolder, "files");

/** Adds to Next's build what the accelerator needs: its server and the compressed static files. */
export async function finishBuild() {
  await bundleServer();
  await compressFiles(filesFolder);
}

// node scripts/lib/finish-build.mjs: after `next build`.
if (process.argv[1] === fileURLToPath(import.meta.url)) await finishBuild();
