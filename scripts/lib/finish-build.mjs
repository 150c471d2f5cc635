import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtFolder, bundleServer } from "./bundle-server.mjs";
import { packFiles } from "./pack-files.mjs";

/** Where the built site and the edge find the files that are served as they are. */
export const filesFolder = join(builtFolder, "files");

/** What a build of Next's lacks to be the site: its server, and its files packed. */
export async function finishBuild() {
  await bundleServer();
  await packFiles(filesFolder);
}

// node scripts/lib/finish-build.mjs: after a build of Next's own.
if (process.argv[1] === fileURLToPath(import.meta.url)) await finishBuild();
