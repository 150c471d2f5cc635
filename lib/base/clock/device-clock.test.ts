import { Linter } from "eslint";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { browserRules } from "../../../eslint.browser.mjs";

/* The visitor's clock decides nothing: code of pages reads the server's clock (./server-clock.ts). */

const root = join(__dirname, "../../..");

function lint(path: string, code: string): string[] {
  const parsing = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } };
  const config = [{ files: ["**/*.ts", "**/*.tsx"], ...parsing }, ...browserRules] as Linter.Config[];
  return new Linter({ cwd: root }).verify(code, config, path).map(({ message }) => message);
}

const inClient = (code: string) => `"use client";\n${code}`;
const deviceReadings = [
  "Date.now();",
  "new Date();",
  "Date();",
  "useState(Date.now);",
  "use(() => new Date());",
];
const browserFiles = [
  "components/live/a.tsx",
  "lib/engines/calls/browser/a.ts",
  "lib/app/inline-scripts/a.ts",
  "app/a.tsx",
];

test.each(browserFiles.flatMap((path) => deviceReadings.map((code) => [path, code] as const)))(
  "ESLint refuses in %s: %s",
  (path, code) => expect(lint(path, inClient(code))).toEqual([expect.stringContaining("clock may be wrong")]),
);

test("ESLint allows given instants in pages, and the server's own clock in server code", () => {
  expect(lint("components/live/a.tsx", inClient("new Date(from); Date.parse(to); Date.UTC(2027);"))).toEqual(
    [],
  );
  expect(lint("app/sitemap.ts", "Date.now();")).toEqual([]);
});

const sourceFiles = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path)),
);
const sources = new Map(sourceFiles.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const imports = /(?:import|export)\s+(?!type\b)(?:[^;"']*?from\s*)?"([^"]+)"|import\(\s*"([^"]+)"\s*\)/g;

function resolve(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith("@/") ? specifier.slice(2) : normalize(join(from, "..", specifier));
  return ["", ".ts", ".tsx"].map((ending) => path + ending).find((candidate) => sources.has(candidate));
}

test("no module that a page loads reads the device's clock", () => {
  const pending = [...sources].filter(([, code]) => code.startsWith('"use client"')).map(([path]) => path);
  const loaded = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    for (const [, named, lazy] of sources.get(path)!.matchAll(imports)) {
      const imported = resolve(path, (named ?? lazy)!);
      if (imported) pending.push(imported);
    }
  }
  expect(loaded.size).toBeGreaterThan(300);
  expect(existsSync(join(root, "lib/base/clock/server-clock.ts"))).toBe(true);
  const readers = [...loaded].filter((path) => /\bDate\.now\b|new Date\(\)/.test(sources.get(path)!));
  // The server's time of render is for server components only.
  expect(readers).toEqual(["lib/base/clock/server-clock.ts"]);
});
