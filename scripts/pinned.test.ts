import { readFileSync } from "node:fs";

/* What leans on the inside of Next was tried with one version (docs/decisions/0001-packages.md, "Pinned"). */

type Described = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  version: string;
};
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Described;
const { dependencies, devDependencies } = read("package.json");

test.each(["next", "react", "react-dom", "next-intl", "eslint-config-next"])(
  "%s is pinned to the version that is installed",
  (name) => {
    const wanted = dependencies[name] ?? devDependencies[name];
    expect(wanted).toBe(read(`node_modules/${name}/package.json`).version);
  },
);

test("they fit each other", () => {
  expect(devDependencies["eslint-config-next"]).toBe(dependencies.next);
  expect(dependencies["react-dom"]).toBe(dependencies.react);
});

test("Next's build is changed by no alias, and by no experiment but those with a reason and a test", async () => {
  const { default: configFor } = (await import("../next.config.mjs")) as {
    default: (phase: string) => Promise<Record<string, object>>;
  };
  const config = await configFor("phase-production-server");
  expect(Object.keys(config.experimental ?? {}).sort()).toEqual([
    "globalNotFound",
    "isrFlushToDisk",
    "preloadEntriesOnStart",
  ]);
  expect(config.turbopack).toBeUndefined();
});
