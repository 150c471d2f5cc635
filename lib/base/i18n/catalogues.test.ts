import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "next-intl";
import { compileMessage } from "./compile-messages";
import { checkedLanguages, type CheckedLanguage } from "../../../testing/words/checked-languages";

type Tree = { [key: string]: string | Tree };

function read(language: CheckedLanguage): Tree {
  return JSON.parse(
    readFileSync(path.join(process.cwd(), "messages", language, "site.json"), "utf8"),
  ) as Tree;
}

/** Lists every text with its full key, in the order of the file. */
function flatten(tree: Tree, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** Lists the placeholders and tags of a text, also those in the variants of a plural. */
function demands(text: string): string[] {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>`);
  const values = listArguments(compileMessage(text)).filter((name) => !tags.includes(`<${name}>`));
  return [...new Set([...values.map((name) => `{${name}}`), ...tags])].sort();
}

/** The names of a compiled message's arguments: an argument is an array that begins with its name. */
function listArguments(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, ...rest] = part as unknown[];
    const variants = rest.flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
    const own = typeof name === "string" ? [name] : [];
    return [...own, ...listArguments(rest), ...variants.flatMap((one) => listArguments(asList(one)))];
  });
}

const asList = (compiled: unknown): unknown[] => (Array.isArray(compiled) ? compiled : []);

/** Texts in which each language names the facts that its sentence needs (lib/subjects/school/text-facts, lib/subjects/school/weekly-text). */
const withOwnFacts = /^(meta\.\w+\.description|home\.freeClass\.text|live\.text|weekly\.)/;

const english = flatten(read("en-US"));

test("no name of a message has a dot, which next-intl takes for the end of a namespace", () => {
  const files = readdirSync("messages", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".json"),
  );
  const listNames = (tree: Tree): string[] =>
    Object.entries(tree).flatMap(([name, value]) => [
      name,
      ...(typeof value === "string" ? [] : listNames(value)),
    ]);
  const dotted = files.flatMap((name) =>
    listNames(JSON.parse(readFileSync(path.join("messages", name), "utf8")) as Tree)
      .filter((key) => key.includes("."))
      .map((key) => `${name}: ${key}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(dotted).toEqual([]);
});

describe.each(checkedLanguages)("the texts in %s", (language) => {
  const texts = flatten(read(language));

  test("have the same keys in the same order as the English ones", () => {
    expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key));
  });

  test("are not empty", () => {
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("have the same placeholders and tags as the English ones", () => {
    const expected = Object.fromEntries(english);
    const other = texts.filter(
      ([key, text]) =>
        !withOwnFacts.test(key) &&
        JSON.stringify(demands(text)) !== JSON.stringify(demands(expected[key] ?? "")),
    );
    expect(other).toEqual([]);
  });

  test("are valid ICU messages", () => {
    const errors: string[] = [];
    const t = createTranslator({
      locale: language,
      messages: read(language),
      onError: (error) => errors.push(error.message),
    });
    for (const [key, text] of texts) {
      const values = Object.fromEntries(
        demands(text).map((demand) => [
          demand.slice(1, -1),
          demand.startsWith("<") ? (chunks: unknown) => chunks : 3,
        ]),
      );
      t.rich(key as never, values as never);
    }
    expect(errors).toEqual([]);
  });
});

/** Letters that occur in every sentence of a language. Indonesian has none besides those of English. */
const letters: [languages: CheckedLanguage[], letter: RegExp][] = [
  [["zh-CN", "zh-HK", "zh-TW"], /\p{Script=Han}/u],
  [["ko-KR"], /\p{Script=Hangul}/u],
  [["vi-VN"], /[\u0300-\u0323đ]/],
];

test.each(letters)("every sentence in %j has letters of its language", (written, letter) => {
  const foreign = written.flatMap((language) =>
    flatten(read(language)).filter(([, text]) => {
      const words = text.replace(/\{[^}]*\}|<[^>]*>/g, "");
      return /[a-z]+(\s+[a-z]+){3}/i.test(words) && !letter.test(words.normalize("NFD").toLowerCase());
    }),
  );
  expect(foreign).toEqual([]);
});

describe.each(checkedLanguages.filter((language) => language !== "en-US"))("%s", (language) => {
  test("has no sentence left in English", () => {
    const expected = Object.fromEntries(english);
    // Korean sites keep this phrase in English.
    const kept = /All rights reserved\.$/;
    const left = flatten(read(language)).filter(
      // Up to two identical words may be a name; more are an untranslated sentence.
      ([key, text]) => text === expected[key] && text.split(/\s+/).length > 2 && !kept.test(text),
    );
    expect(left).toEqual([]);
  });
});
