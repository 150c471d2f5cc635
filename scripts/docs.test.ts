import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/* Documentation stays short enough to be read, in American spelling. */

const markdown = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const read = (file: string) => readFileSync(file, "utf8");
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const records = markdown("docs/decisions").filter((file) => !file.endsWith("README.md"));
const guides = markdown("docs").filter((file) => !file.startsWith("docs/glossary"));

test("the README has at most 2,000 words, the docs 13,500 without the glossary", () => {
  expect(countWords(read("README.md"))).toBeLessThanOrEqual(2000);
  expect(guides.reduce((sum, file) => sum + countWords(read(file)), 0)).toBeLessThanOrEqual(13_500);
});

test("there are at most 25 decision records of at most 250 words, each with its three parts", () => {
  expect(records.length).toBeLessThanOrEqual(25);
  for (const file of records) {
    const text = read(file);
    expect([file, countWords(text) <= 250]).toEqual([file, true]);
    const headings = text.match(/^## .*$/gm);
    expect([file, headings]).toEqual([file, ["## Context", "## Decision", "## Consequences"]]);
  }
});

test("the docs use American spelling and plain words", () => {
  const avoided =
    /\b(behaviour|colours?|favour|centre|cancelled|labelled|(local|normal|organ|recogn|serial|summar)is(e|es|ed|ing)|anew|nobody|somebody|whoever)\b/gi;
  const found = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...guides].flatMap((file) =>
    // Names in code, such as parts of the public calls, are spelled as they are.
    (
      read(file)
        .replace(/```[^]*?```|`[^`]*`/g, "")
        .match(avoided) ?? []
    ).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
