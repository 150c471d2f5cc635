import { readFileSync } from "node:fs";

/* The packages are those of docs/decisions/0001-packages.md; what was tried with one version stays at it ("Pinned"). */

type Described = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  version: string;
};
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Described;
const { dependencies, devDependencies } = read("package.json");

const record = readFileSync("docs/decisions/0001-packages.md", "utf8");
const part = (title: string) => record.split(/^## /m).find((text) => text.startsWith(title)) ?? "";
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

const all = { ...dependencies, ...devDependencies };
const pinned = Object.keys(all).filter((name) => /^\d/.test(all[name] ?? ""));

test("what the record says is pinned is, and nothing else", () => {
  const [inWords = ""] = part("Pinned").split("What does, why");
  const said = quoted(inWords).filter((name) => name in all && name !== "drizzle-kit");
  expect(said.sort()).toEqual([...pinned].sort());
});

test.each(pinned)("%s is pinned to the version that is installed", (name) => {
  expect(all[name]).toBe(read(`node_modules/${name}/package.json`).version);
});

test.each([
  ["In the site", dependencies],
  ["For building and testing", devDependencies],
])("the record has a row for each package, and for no other: %s", (title, packages) => {
  const rows = part(title).matchAll(/^\| (`[^|]+`) +\|/gm);
  const patterns = [...rows].flatMap(([, cell = ""]) =>
    quoted(cell).map((name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[a-z-]+")}$`)),
  );
  const names = Object.keys(packages);
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

test("they fit each other", () => {
  expect(devDependencies["eslint-config-next"]).toBe(dependencies.next);
  expect(dependencies["react-dom"]).toBe(dependencies.react);
});

test("Next's build is changed by no alias and no experiment but those with a reason and a test", async () => {
  const { default: configFor } = (await import("../next.config.mjs")) as {
    default: (phase: string) => Promise<Record<string, object>>;
  };
  const config = await configFor("phase-production-server");
  expect(Object.keys(config.experimental ?? {}).sort()).toEqual([
    "globalNotFound",
    "isrFlushToDisk",
    "preloadEntriesOnStart",
  ]);
  expect(config.turbopack).toEqual({
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  });
});
