import "./lib/node-version.mjs";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ensureTemplate, templateFolder } from "../lib/provider/db/template.mjs";
import { writeCommands } from "./image/commands.mjs";
import { root } from "./lib/project.mjs";

// node scripts/image.mjs FOLDER: collects the files of the container image (deploy/Dockerfile): Next's standalone output,
// the accelerator, static files, an empty database and the operator's commands. Uses the existing build.
const folder = resolve(process.argv[2] ?? join(root, ".cache/image"));

// The template's path depends on the working directory.
process.chdir(root);
await ensureTemplate();
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, ".next/standalone"), folder, {
  recursive: true,
  verbatimSymlinks: true,
  filter: (source) => !isUnused(source.slice(root.length)),
});
// The accelerator's Next reads next.config.mjs; the standalone output has its configuration in server.js only.
for (const path of ["next.config.mjs", "lib/routing/base-headers.mjs", "lib/redis"]) copy(path);
for (const path of [".next/site", ".next/static", "public", relative(root, templateFolder())]) copy(path);
const commands = await writeCommands(folder);
console.log(`Wrote the site and ${commands} commands to ${folder}`);

/** TypeScript sources beside files that are read at run time, and tests inside packages. */
function isUnused(path) {
  return /\.(?:test|spec)\.\w+$/.test(path) || (!path.includes("node_modules") && /\.tsx?$/.test(path));
}

function copy(path) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target, { recursive: true, filter: (source) => !source.endsWith(".ts") });
}
