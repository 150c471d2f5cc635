import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { parse } from "yaml";
import { languages } from "../../base/i18n/languages";
import { withFallback } from "./with-fallback";

const schema = withFallback(z.string());

test("English replaces the languages that are missing", () => {
  const { "ko-KR": korean, "vi-VN": vietnamese } = schema.parse({ "en-US": "one", "ko-KR": "하나" });
  expect([korean, vietnamese]).toEqual(["하나", "one"]);
});

test("English is required, and other languages than the site's are refused", () => {
  expect(schema.safeParse({ "ko-KR": "하나" }).success).toBe(false);
  expect(schema.safeParse({ "en-US": "one", "xx-XX": "?" }).success).toBe(false);
});

/** The places of a file whose texts lack a language. Chinese readers need no translation of a sentence. */
function findGaps(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en-US" in value) {
    const needed = path.endsWith(".translation")
      ? languages.filter((language) => !language.startsWith("zh-"))
      : languages;
    return needed.filter((language) => !(language in value)).map((language) => `${path}.${language}`);
  }
  return Object.entries(value).flatMap(([key, child]) => findGaps(child, `${path}.${key}`));
}

test.each(["content/characters", "content/level-test"])("the files of %s have every language", (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files)
    expect(findGaps(parse(readFileSync(`${folder}/${file}`, "utf8")), file)).toEqual([]);
});
