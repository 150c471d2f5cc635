import { readFileSync } from "node:fs";
import { isUnchecked } from "./lib/lockfile.mjs";

/* docs/packages.md lists every package, and under "Pinned" those with an exact version (docs/decisions/0001-packages.md). */

type PackageJson = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  version: string;
};
const readPackageJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as PackageJson;
const { dependencies, devDependencies } = readPackageJson("package.json");

const list = readFileSync("docs/packages.md", "utf8");
const section = (title: string) => list.split(/^## /m).find((text) => text.startsWith(title)) ?? "";
const quotedNames = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

const all = { ...dependencies, ...devDependencies };
const pinned = Object.keys(all).filter((name) => /^\d/.test(all[name] ?? ""));

test("the packages listed under Pinned are those with an exact version", () => {
  const listed = quotedNames(section("Pinned")).filter((name) => name in all);
  expect(listed.sort()).toEqual([...pinned].sort());
});

test.each(pinned)("%s is pinned to the installed version", (name) => {
  expect(all[name]).toBe(readPackageJson(`node_modules/${name}/package.json`).version);
});

test.each([
  ["In the site", dependencies],
  ["For building and testing", devDependencies],
])("docs/packages.md has a row for each package and no other rows: %s", (title, packages) => {
  const rows = section(title).matchAll(/^- (`[^:]+`):/gm);
  const patterns = [...rows].flatMap(([, packageNames = ""]) =>
    quotedNames(packageNames).map(
      (name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[a-z-]+")}$`),
    ),
  );
  const names = Object.keys(packages);
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

type LockEntry = { version?: string; integrity?: string };
const { packages: lockEntries } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockEntry>;
};

test("npm compares a hash of every package it installs (node scripts/assets/lockfile.mjs adds missing ones)", () => {
  expect(Object.keys(lockEntries).length).toBeGreaterThan(1000);
  const unchecked = Object.entries(lockEntries).filter(([path, entry]) => isUnchecked(path, entry));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test.each([
  [true, "node_modules/a", {}],
  [true, "node_modules/a", { integrity: "" }],
  [false, "node_modules/a", { integrity: "sha512-x" }],
  [false, "node_modules/a/node_modules/b", { inBundle: true }],
  [false, "node_modules/c", { link: true }],
  [false, "", {}],
])("unchecked is %s for %s %j", (unchecked, path, entry) => {
  expect(isUnchecked(path, entry)).toBe(unchecked);
});

test("nookies uses a release of cookie that checks names and values", () => {
  const nested = lockEntries["node_modules/nookies/node_modules/cookie"];
  const { version = "" } = nested ?? lockEntries["node_modules/cookie"] ?? {};
  expect(version.localeCompare("0.7.0", "en", { numeric: true })).toBeGreaterThanOrEqual(0);
});

test("packages that belong together have the same version", () => {
  expect(devDependencies["eslint-config-next"]).toBe(dependencies.next);
  expect(dependencies["react-dom"]).toBe(dependencies.react);
});

test("Next's build uses only the known experimental options and aliases", async () => {
  const { default: configFor } = (await import("../next.config.mjs")) as {
    default: (phase: string) => Promise<Record<string, object>>;
  };
  const config = await configFor("phase-production-server");
  expect(Object.keys(config.experimental ?? {}).sort()).toEqual([
    "globalNotFound",
    "isrFlushToDisk",
    "preloadEntriesOnStart",
    "turbopackFileSystemCacheForBuild",
  ]);
  expect(config.turbopack).toEqual({
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  });
});
