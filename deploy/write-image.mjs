import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { ensureTemplate, templateFolder } from "../lib/base/db/template.mjs";
import { root } from "../scripts/lib/project.mjs";

// node deploy/write-image.mjs FOLDER [--commands-only]: collects the files of the container image (deploy/Dockerfile): Next's
// standalone output, the accelerator, static files, an empty database and the operator's commands. Uses the existing build.

const folder = resolve(process.argv[2] ?? join(root, ".cache/image"));

/** TypeScript sources beside files that are read at run time, tests inside packages, and drizzle-kit's snapshots. */
function isUnused(path) {
  if (/\/migrations\/meta\/\d+_snapshot\.json$/.test(path)) return true;
  return /\.(?:test|spec)\.\w+$/.test(path) || (!path.includes("node_modules") && /\.tsx?$/.test(path));
}

function copy(path) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target, { recursive: true, filter: (source) => !source.endsWith(".ts") });
}

async function writeSite() {
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
  for (const path of ["next.config.mjs", "lib/engines/routing/base-headers.mjs", "lib/base/redis"])
    copy(path);
  for (const path of [".next/site", ".next/static", "public", relative(root, templateFolder())]) copy(path);
}

/**
 * Bundles the commands of an operator, which package.json runs from lib with tsx, into one file each and the files that they
 * share, and writes a package.json with which `npm run` starts them by the same names. Packages with native code or WebAssembly are not bundled; the site's
 * node_modules has them.
 */
async function writeCommands() {
  const { name, version, license, type, scripts } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const commands = Object.entries(scripts).flatMap(([command, line]) => {
    const [, source, options = ""] = /^tsx (lib\/\S+)(.*)$/.exec(line) ?? [];
    return source ? [{ command, source, options }] : [];
  });
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(commands.map(({ command, source }) => [command, source])),
    outdir: join(folder, "commands"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20.9",
    external: ["@electric-sql/pglite", "@next/env", "@node-rs/argon2", "fs-native-extensions", "pg", "sharp"],
    // CommonJS packages in the bundle use `require` for Node's modules.
    banner: {
      js: `import { createRequire as makeRequire } from "node:module";\nconst require = makeRequire(import.meta.url);`,
    },
    logLevel: "error",
  });
  const imageScripts = Object.fromEntries(
    commands.map(({ command, options }) => [command, `node commands/${command}.mjs${options}`]),
  );
  const imagePackageJson = { name, version, private: true, license, type, scripts: imageScripts };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(imagePackageJson, undefined, 2)}\n`);
}

if (process.argv[3] !== "--commands-only") await writeSite();
await writeCommands();
