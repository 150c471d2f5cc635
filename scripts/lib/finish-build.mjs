import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtFolder, bundleServer } from "./bundle-server.mjs";
import { packFiles } from "./pack-files.mjs";

/** Static files of the built site, also served by nginx. */
export const filesFolder = join(builtFolder, "files");

/** Adds to Next's build what the accelerator needs: its server and the compressed static files. */
export async function finishBuild() {
  await bundleServer();
  await packFiles(filesFolder);
}

// node scripts/lib/finish-build.mjs: after `next build`.
if (process.argv[1] === fileURLToPath(import.meta.url)) await finishBuild();
