import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fallbackLanguage, languages } from ".";

/* What depends on a language is in its file here: a table of languages elsewhere would leave out a language that is added. */

/** Files and folders that name languages for another reason. */
const exceptions: Record<string, string> = {
  "app/brand.css":
    "a style sheet cannot read the facts; without a rule, the system chooses the font by the language",
  "app/[locale]/(site)/privacy/page.tsx": "the policy is in Chinese and English together (spec section 2)",
  "components/level-test/chinese.tsx": "the tags of Chinese text by its script",
  "lib/subjects/characters/localize.ts": "the tags of Chinese text by its script",
  "lib/base/contract/samples.ts": "the value of an example",
  "lib/base/desk/": "the languages of the desk, which staff use",
  "lib/base/i18n/resolve.ts": "chooses among the Chinese texts by script and region",
  "lib/subjects/people/desk/list.ts": "the orders of names in the languages of the desk",
  "lib/subjects/points/prices/currency-signs.ts": "languages in which staff may write currencies",
  "lib/base/reference/campaign-regions.ts": "the languages of the campaign's regions",
  "lib/base/reference/interface-languages.ts": "the languages of a visitor's browser (spec section 9)",
  "scripts/lib/faults.mjs": "the value of a planted fault",
};

const others = languages.filter((language) => language !== fallbackLanguage);
const named = new RegExp(
  [
    ...others,
    `[!=]== "${fallbackLanguage}"`,
    ...others.map((code) => `startsWith\\("${code.slice(0, 2)}`),
  ].join("|"),
);

const listFiles = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );

const files = listFiles("app", "components", "lib", "scripts").filter(
  (file) => /(?<!\.test)\.(tsx?|mjs|css)$/.test(file) && !file.startsWith("lib/base/i18n/languages/"),
);

/** Code without comments, addresses of message files, and the `lang` of a text. */
const readCode = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/messages\/[\w-]+\//g, "")
    .replace(/\blang(=("[^"]*"|\{[^}]*\})|: "[^"]*")/g, "");

const isException = (file: string) => (name: string) =>
  file === name || (name.endsWith("/") && file.startsWith(name));

test("no file outside this folder has a table of languages", () => {
  const found = files.filter((file) => named.test(readCode(file)));
  const names = Object.keys(exceptions);
  expect(found.filter((file) => !names.some(isException(file)))).toEqual([]);
  // Exceptions that became needless are removed.
  expect(names.filter((name) => !found.some((file) => isException(file)(name)))).toEqual([]);
});

test("tables of tests are for the languages whose texts are complete", () => {
  const tests = listFiles("components", "lib", "e2e", "testing").filter((file) =>
    /(^testing\/.*|\.test|\.spec)\.tsx?$/.test(file),
  );
  expect(tests.length).toBeGreaterThan(100);
  const demanding = /:\s*Record<Language, [^=]*> = \{|\bsatisfies\s+Record<Language, /;
  expect(tests.filter((file) => demanding.test(readFileSync(file, "utf8")))).toEqual([]);
});
