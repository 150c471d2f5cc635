import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { root } from "../lib/project.mjs";

const packageJson = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The commands of package.json that run TypeScript with tsx: name, source and fixed options. */
const commands = Object.entries(packageJson.scripts).flatMap(([name, line]) => {
  const [, source, options = ""] = /^tsx (\S+)(.*)$/.exec(line) ?? [];
  return source ? [{ name, source, options }] : [];
});

/**
 * Bundles each command into one file, and writes a package.json with which `npm run` starts them by the same names.
 * Packages with native code or WebAssembly are not bundled; the site's node_modules has them.
 * @returns the number of commands
 */
export async function writeCommands(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(commands.map(({ name, source }) => [name, source])),
    outdir: join(folder, "commands"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.9",
    external: ["@electric-sql/pglite", "@node-rs/argon2", "fs-native-extensions", "pg", "sharp"],
    // CommonJS packages in the bundle use `require` for Node's modules.
    banner: {
      js: `import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);`,
    },
    logLevel: "error",
  });
  const { name, version, license, type } = packageJson;
  const scripts = Object.fromEntries(
    commands.map((command) => [command.name, `node commands/${command.name}.mjs${command.options}`]),
  );
  const imagePackageJson = { name, version, private: true, license, type, scripts };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(imagePackageJson, undefined, 2)}\n`);
  return commands.length;
}

// node scripts/image/commands.mjs FOLDER: writes only the commands.
if (process.argv[1] === fileURLToPath(import.meta.url)) await writeCommands(process.argv[2]);
