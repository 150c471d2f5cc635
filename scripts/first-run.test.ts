import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Modules that a script loads before its first statement runs, through its static imports. */
function findImportedModules(file: string, modules = new Set<string>()): Set<string> {
  if (modules.has(file)) return modules;
  modules.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, from] of source.matchAll(/^(?:import|export)\b(?:[^"';=]*\bfrom)? *"([^"]+)";$/gm)) {
    if (from?.startsWith(".")) findImportedModules(join(file, "..", from), modules);
    else if (from) modules.add(from);
  }
  return modules;
}

/** Commands that install packages, and so must start without any. */
const commands = readdirSync("scripts")
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => join("scripts", name))
  .filter((file) => /^ {2}await ensureInstalled\(\);$/m.test(readFileSync(file, "utf8")));

test("the main commands install packages", () => {
  expect(commands).toEqual(
    expect.arrayContaining([
      "scripts/start.mjs",
      "scripts/build.mjs",
      "scripts/test.mjs",
      "scripts/build.mjs",
      "scripts/validate.mjs",
    ]),
  );
});

test.each(commands)("%s imports no package before installing packages", (file) => {
  const packages = [...findImportedModules(file)].filter(
    (name) => !/^(?:node:|(?:scripts|lib|testing)\/)/.test(name),
  );
  expect(packages).toEqual([]);
});
