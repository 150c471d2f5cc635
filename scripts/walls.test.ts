import { ESLint, type Linter } from "eslint";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules, createRequire } from "node:module";
import { dirname, join } from "node:path";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import config from "../eslint.config.mjs";
import { groups } from "../eslint.layers.mjs";
import { tableReads } from "../eslint.table-reads.mjs";
import packageFile from "../package.json";

/* The walls of ESLint: each pattern matches something, each wall refuses a probe, and lists of exceptions only shrink. */

type Pattern = { group?: string[]; regex?: string };
type Minimatch = ((path: string, glob: string, options: object) => boolean) & {
  braceExpand: (glob: string) => string[];
};
type Ignore = () => { add: (pattern: string) => { ignores: (path: string) => boolean } };

// The libraries with which ESLint itself reads the patterns.
const ofEslint = createRequire(require.resolve("eslint"));
const minimatch = ofEslint("minimatch") as Minimatch;
const ignore = ofEslint("ignore") as Ignore;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(file));
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.\w+$/.test(file));
const fromPackages = new Set<unknown>([...nextVitals, ...nextTypeScript]);
const own = (config as Linter.Config[]).filter((part) => !fromPackages.has(part) && part.rules);

test("each pattern of files and ignored files matches a file", () => {
  const globs = new Set(own.flatMap(({ files: named = [], ignores = [] }) => [...named.flat(), ...ignores]));
  const unmatched = [...globs]
    .flatMap(minimatch.braceExpand)
    .filter((glob) => !files.some((file) => minimatch(file, glob, { dot: true })));
  expect(unmatched).toEqual([]);
});

/** All ways in which the sources could import something: packages, modules of Node and the files of the project. */
function importNames(): string[] {
  const packages = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies });
  const modules = [...files, ...new Set(files.map(dirname))].flatMap((file) => {
    const name = file.replace(/\.tsx?$/, "");
    const inLib = name.replace(/^lib\//, "");
    return [`@/${name}`, `./${inLib}`, `../${inLib}`, `../../${inLib}`, `../../../${inLib}`, `../${name}`];
  });
  return [...packages, ...builtinModules.map((name) => `node:${name}`), ...modules];
}

/** A regular expression with a list of names, such as `a/(b|c)`, as one expression per name. */
function alternatives(regex: string): string[] {
  const list = /\((?!\?)([^()|]+(?:\|[^()|]+)+)\)/.exec(regex);
  if (!list) return [regex];
  const [whole, names = ""] = list;
  return names.split("|").flatMap((name) => alternatives(regex.replace(whole, () => `(?:${name})`)));
}

const patternsOf = ({ rules = {} }: Linter.Config): Pattern[] =>
  ["no-restricted-imports", "@typescript-eslint/no-restricted-imports"].flatMap((rule) => {
    const [, options] = (rules[rule] ?? []) as [string, { patterns: Pattern[] }?];
    return options?.patterns ?? [];
  });

test("each name in a pattern of refused imports names something that exists", () => {
  const names = importNames();
  const text = names.join("\n");
  const patterns = own.flatMap(patternsOf);
  const groups = new Set(patterns.flatMap(({ group = [] }) => group));
  const paths = names.map((name) => name.replace(/^@\/|^(\.\.?\/)+/, ""));
  const unmatchedGroups = [...groups].filter((group) => {
    const matcher = ignore().add(group);
    return !paths.some((path) => path !== "" && path !== "." && matcher.ignores(path));
  });
  // What a pattern excludes by `(?!(a|b)/)` must exist too.
  const excluded = (regex: string) =>
    [/^(.*?)\(\?!(\([^()]*\)[^()]*)\)/.exec(regex)].flatMap((found) => found?.slice(1).join("") ?? []);
  const regexes = new Set(
    patterns.flatMap(({ regex = "" }) => [regex, ...excluded(regex)].flatMap(alternatives)).filter(Boolean),
  );
  const unmatchedRegexes = [...regexes].filter((regex) => !new RegExp(regex, "m").test(text));
  expect([...unmatchedGroups, ...unmatchedRegexes]).toEqual([]);
});

const folderOf = (file: string) => /^lib\/([^/]+\/[^/]+)\//.exec(file)?.[1];

test("the order of folders names every folder of lib once", () => {
  const folders = new Set(files.map(folderOf).filter(Boolean));
  const named = Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group}/${name}`));
  expect(named.sort()).toEqual([...folders].sort());
});

type Zone = { target: string; from: string[]; except: string[] };

test("each path of a rule for imports matches a file", () => {
  const zones = own.flatMap(({ rules = {} }) => {
    const [, options] = (rules["import/no-restricted-paths"] ?? []) as [string, { zones: Zone[] }?];
    return options?.zones ?? [];
  });
  const paths = new Set(zones.flatMap(({ target, from, except }) => [target, ...from, ...except]));
  const matches = (path: string) => {
    const glob = path.replace(/^\.\//, "");
    return files.some((file) => file.startsWith(`${glob}/`) || minimatch(file, glob, { dot: true }));
  };
  const unmatched = [...paths].filter((path) => !minimatch.braceExpand(path).every(matches));
  // The rule for a folder's own tables stands for every folder, with tables or without.
  expect(unmatched.filter((path) => !path.endsWith("/**/tables.ts"))).toEqual([]);
});

test("each file and document that a message names exists", () => {
  const messages = JSON.stringify(own.map(({ rules }) => rules));
  const named = messages.match(/\b(lib|components|docs|app)\/[\w./-]*[\w]/g) ?? [];
  const exists = (path: string) => ["", ".ts", ".tsx", ".mjs"].some((ending) => existsSync(path + ending));
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((path) => !exists(path))).toEqual([]);
});

const eslint = new ESLint({
  overrideConfigFile: true,
  baseConfig: config as Linter.Config[],
  // Probes show the walls only, so unused names do not matter.
  ruleFilter: ({ ruleId }) => /restricted/.test(ruleId),
});

async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return result!.messages.map(({ message }) => message);
}

/** A module that uses what it imports as a value. */
const importing = (path: string) => `import { value } from "${path}";\nexport const used = value;`;

const zodMini = "use zod/mini";
const noServer = "must not download calls, handlers and subjects";
const noSchemas = "must not download zod";
const onlyBridge = "Only lib/app/server/bridge.ts";
const noAccelerator = "must not import the accelerator";
const noReaching = "above or beside it";
const oneWay = "Dependencies point one way";
const ownTables = "Tables are read by their own folder";

const refused: [message: string, file: string, path: string][] = [
  [zodMini, "components/probe.ts", "zod"],
  [zodMini, "lib/base/contract/fields.ts", "zod"],
  [zodMini, "lib/base/forms/probe.ts", "zod/v4"],
  [noServer, "components/desk/probe.tsx", "@/lib/subjects/people/view-calls"],
  [noServer, "components/desk/probe.tsx", "@/lib/app/editing/desk-calls"],
  [noServer, "components/probe.ts", "@/lib/subjects/series/bookings/handlers"],
  [noServer, "components/probe.ts", "@/lib/subjects/leads/desk-handlers"],
  [noServer, "components/probe.ts", "@/lib/subjects/series/subject"],
  [noServer, "components/probe.ts", "@/lib/app/subjects"],
  [noServer, "lib/subjects/identity/forms.ts", "./member-calls"],
  [noServer, "lib/subjects/identity/forms.ts", "../../base/desk/call-shapes"],
  [noSchemas, "components/probe.ts", "@/lib/base/contract/schemas"],
  [noSchemas, "lib/subjects/series/enquiry-form.ts", "../../base/contract/contract"],
  ["no Node modules", "components/probe.ts", "node:fs"],
  ["no Node modules", "lib/engines/content/fields.ts", "node:path"],
  [onlyBridge, "lib/app/server/probe.ts", "../../subjects/series/bookings/handlers"],
  [onlyBridge, "lib/app/server/probe.ts", "../../base/metrics/metrics"],
  [onlyBridge, "lib/app/server/pages/probe.ts", "../../../base/log/log"],
  [onlyBridge, "lib/app/server/pages/probe.ts", "@/lib/base/db/connect"],
  [onlyBridge, "lib/app/server/pages/hydration-loader/probe.ts", "../../../../subjects/campaign/content"],
  [noAccelerator, "lib/app/bootstrap/probe.ts", "../server/site"],
  [noAccelerator, "lib/base/contract/fields.ts", "../../app/server/headers"],
  [noAccelerator, "components/probe.ts", "@/lib/app/server/files"],
  [noAccelerator, "app/probe.ts", "@/lib/app/server/files"],
  [noAccelerator, "middleware.ts", "./lib/app/server/site"],
  [noAccelerator, "instrumentation.ts", "@/lib/app/server/site"],
  [noReaching, "lib/base/contract/probe.ts", "../db/connect"],
  [noReaching, "lib/subjects/leads/desk/probe.ts", "../../people/views"],
  [noReaching, "lib/engines/content/probe.ts", "../../subjects/live/content"],
  [noReaching, "lib/subjects/live/probe.ts", "../../app/schema"],
  [noReaching, "lib/base/limits/probe.ts", "@/lib/app/bootstrap/start"],
  [noReaching, "lib/subjects/identity/tables.ts", "../people/views"],
  [oneWay, "lib/subjects/live/probe.ts", "@/components/ui/copy-text"],
  [oneWay, "lib/subjects/live/probe.ts", "../../../app/brand.css"],
  [oneWay, "components/probe.ts", "@/app/brand.css"],
  ["must not import test code", "lib/subjects/live/probe.ts", "../../../testing/long-run"],
  [ownTables, "lib/subjects/live/probe.ts", "../leads/tables"],
  [ownTables, "lib/subjects/teachers/probe.ts", "../points/prices/tables"],
  [ownTables, "lib/subjects/people/desk/probe.ts", "@/lib/subjects/school/tables"],
  [ownTables, "lib/engines/provider-calls/call-provider.ts", "../../subjects/live/tables"],
  [ownTables, "lib/base/env.ts", "../subjects/live/tables"],
  [ownTables, "components/probe.ts", "@/lib/subjects/live/tables"],
  [ownTables, "app/probe.ts", "@/lib/app/schema"],
];

test.each(refused)("%s: in %s ESLint refuses to import %s", async (message, file, path) => {
  expect(await lint(file, importing(path))).toContainEqual(expect.stringContaining(message));
});

const allowed: [file: string, path: string][] = [
  ["components/probe.ts", "zod/mini"],
  ["components/probe.ts", "@/lib/base/contract/fields"],
  ["components/probe.ts", "@/lib/engines/provider-calls/read-call"],
  ["lib/base/contract/schemas.ts", "zod"],
  ["lib/app/server/bridge.ts", "../../base/log/log"],
  ["lib/app/server/site.ts", "../../engines/routing/decide"],
  ["lib/app/server/pages/probe.ts", "../headers"],
  ["lib/app/server/pages/probe.ts", "../../../base/request/etag"],
  ["lib/subjects/series/probe.ts", "../identity/accounts"],
  ["lib/subjects/series/probe.ts", "./tables"],
  ["lib/subjects/leads/desk/probe.ts", "../tables"],
  ["lib/subjects/series/bookings/probe.ts", "../tables"],
  ["lib/subjects/series/tables.ts", "../staff/tables"],
  ["lib/app/backup/probe.ts", "../all-tables"],
];

test.each(allowed)("in %s ESLint allows to import %s", async (file, path) => {
  expect(await lint(file, importing(path))).toEqual([]);
});

test("ESLint allows the types of calls in components", async () => {
  const code = 'import { type Value } from "@/lib/subjects/people/view-calls";\nexport type Used = Value;';
  expect(await lint("components/probe.ts", code)).toEqual([]);
});

test.each(["lib/app/bootstrap/probe.ts", "lib/subjects/live/probe.ts", "components/probe.ts"])(
  "in %s ESLint refuses storage that may throw",
  async (file) => {
    expect(await lint(file, "export const used = localStorage.length;")).toEqual([
      expect.stringContaining("Accessing it may throw"),
    ]);
  },
);

/** How many files of each folder of lib import the tables of another folder. */
function countTableReads() {
  const reads: Record<string, Record<string, number>> = {};
  for (const file of sources) {
    const folder = folderOf(file);
    if (!folder || file.endsWith("/tables.ts")) continue;
    const imports = readFileSync(file, "utf8").matchAll(/ from "(\.[^"]*\/tables)"/g);
    const owners = new Set([...imports].map(([, path]) => folderOf(join(dirname(file), path!))));
    for (const owner of owners) {
      const counts = (reads[`lib/${folder}`] ??= {});
      if (owner !== folder) counts[`lib/${owner}`] = (counts[`lib/${owner}`] ?? 0) + 1;
    }
  }
  return Object.fromEntries(Object.entries(reads).filter(([, counts]) => Object.keys(counts).length > 0));
}

test("the reads of other folders' tables are those of eslint.table-reads.mjs, and lower numbers are written down", () => {
  expect(countTableReads()).toEqual(tableReads);
});
