import "./lib/node-version.mjs";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ensureTemplate, templateFolder } from "../lib/provider/db/template.mjs";
import { writeCommands } from "./image/commands.mjs";
import { tracedFiles } from "./image/trace.mjs";
import { root } from "./lib/project.mjs";

// node scripts/image.mjs FOLDER: what the image of the site holds (deploy/Dockerfile). It takes the build that is
// there, the files that the site and the operator's commands read while they run, and nothing else: no compiler, no
// packages of the build.
const folder = resolve(process.argv[2] ?? join(root, ".cache/image"));
/** In the build: what only the next build, an editor, a debugger or the tracing reads. */
const ofTheBuild = /^\.next\/(cache|trace|trace-build|types|diagnostics|build|turbopack)$|\.(nft\.json|map)$/;

// The template's place is reckoned from where a process runs.
process.chdir(root);
await ensureTemplate();
rmSync(folder, { recursive: true, force: true });
for (const path of await tracedFiles()) copy(path);
copy(".next", (path) => !ofTheBuild.test(path));
copy("public");
copy(relative(root, templateFolder()));
const commands = await writeCommands(folder);
console.log(`${folder} holds the site and ${commands} commands.`);

/** Links between packages stay as relative as they are. */
function copy(path, filter = () => true) {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  const wanted = (from) => filter(from.slice(root.length).replaceAll("\\", "/"));
  cpSync(join(root, path), to, { recursive: true, verbatimSymlinks: true, filter: wanted });
}
