import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { root } from "../lib/project.mjs";

const described = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The commands of package.json that are TypeScript: name, source and first options. */
const commands = Object.entries(described.scripts).flatMap(([name, line]) => {
  const [, source, options = ""] = /^tsx (\S+)(.*)$/.exec(line) ?? [];
  return source ? [{ name, source, options }] : [];
});

/**
 * Writes each of them as one file without a compiler beside it, and a package.json under which `npm run` finds them
 * by the same names. Native code and WebAssembly stay packages, which the site has as well.
 * @returns how many there are.
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
    // The CommonJS packages among what is bundled ask for Node's own modules.
    banner: {
      js: `import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);`,
    },
    logLevel: "error",
  });
  const { name, version, license, type } = described;
  const scripts = Object.fromEntries(
    commands.map((command) => [command.name, `node commands/${command.name}.mjs${command.options}`]),
  );
  const kept = { name, version, private: true, license, type, scripts };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(kept, undefined, 2)}\n`);
  return commands.length;
}

// node scripts/image/commands.mjs FOLDER: the commands alone.
if (process.argv[1] === fileURLToPath(import.meta.url)) await writeCommands(process.argv[2]);
