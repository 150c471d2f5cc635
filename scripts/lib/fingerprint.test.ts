import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fingerprint, sourceFiles } from "./fingerprint.mjs";

let root: string;

function write(path: string, text = "") {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("only files that a build reads are sources", () => {
  const sources = [
    ".env",
    "app/[locale]/page.tsx",
    "content/help.md",
    "lib/a.ts",
    "next.config.mjs",
    "package.json",
  ];
  const others = [
    "README.md",
    "CONTRIBUTING.md",
    ".env.example",
    ".nvmrc",
    ".git/HEAD",
    ".github/workflows/ci.yml",
    ".next/x",
    "node_modules/a/index.js",
    "e2e/a.spec.ts",
    "lib/a.test.ts",
  ];
  [
    ...sources,
    ...others,
    "docs/a.png",
    "scripts/start.mjs",
    "testing/kit.ts",
    "jest.config.mjs",
    "data/base",
  ].forEach((path) => write(path));
  expect(sourceFiles(root, join(root, "data"))).toEqual(sources);
});

test("the fingerprint depends on names and contents", () => {
  write("lib/a.ts", "1");
  const before = fingerprint(root);
  expect(fingerprint(root)).toBe(before);
  write("lib/a.ts", "2");
  expect(fingerprint(root)).not.toBe(before);
  write("lib/a.ts", "1");
  write("lib/b.ts", "");
  expect(fingerprint(root)).not.toBe(before);
});
