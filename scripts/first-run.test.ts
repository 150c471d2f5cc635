import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a script of the house loads before its first line runs: the modules that it names in `import` declarations. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, from] of source.matchAll(/^(?:import|export)\b(?:[^"';=]*\bfrom)? *"([^"]+)";$/gm)) {
    if (from?.startsWith(".")) loadedBy(join(file, "..", from), seen);
    else if (from) seen.add(from);
  }
  return seen;
}

/** Commands that install what is missing: they run where nothing is installed yet. */
const commands = readdirSync("scripts")
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => join("scripts", name))
  .filter((file) => /^ {2}await ensureInstalled\(\);$/m.test(readFileSync(file, "utf8")));

test("the commands of a newcomer are among them", () => {
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

test.each(commands)("%s needs no package before it has installed them", (file) => {
  const packages = [...loadedBy(file)].filter((name) => !/^(?:node:|scripts\/|lib\/)/.test(name));
  expect(packages).toEqual([]);
});
