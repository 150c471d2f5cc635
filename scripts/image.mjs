import "./lib/node-version.mjs";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ensureTemplate, templateFolder } from "../lib/provider/db/template.mjs";
import { writeCommands } from "./image/commands.mjs";
import { root } from "./lib/project.mjs";

// node scripts/image.mjs FOLDER: what the container image holds (deploy/Dockerfile): Next's standalone output, the
// accelerator, the static files, an empty database and the operator's commands. It takes the build that is there.
const folder = resolve(process.argv[2] ?? join(root, ".cache/image"));

// The template's place depends on the working directory.
process.chdir(root);
await ensureTemplate();
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, ".next/standalone"), folder, {
  recursive: true,
  verbatimSymlinks: true,
  filter: (source) => !isUnused(source.slice(root.length)),
});
// Next's server in the accelerator reads the configuration from its file, and standalone has it in server.js.
for (const path of ["next.config.mjs", "lib/routing/base-headers.mjs", "lib/redis"]) copy(path);
for (const path of [".next/site", ".next/static", "public", relative(root, templateFolder())]) copy(path);
const commands = await writeCommands(folder);
console.log(`${folder} holds the site and ${commands} commands.`);

/** Sources beside files that are read at run time, and tests that packages bring along. */
function isUnused(path) {
  return /\.(?:test|spec)\.\w+$/.test(path) || (!path.includes("node_modules") && /\.tsx?$/.test(path));
}

function copy(path) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target, { recursive: true, filter: (source) => !source.endsWith(".ts") });
}
