import { readFileSync, readdirSync } from "node:fs";
import parts from "../lib/base/desk/screen-messages.json";
import { deskMessages } from "../lib/base/desk/messages";
import { deskLanguages } from "../lib/base/desk/language";
import { deskScreens } from "../lib/base/desk/screens";
import { findScreenMessages } from "./lib/desk-messages.mjs";

test("each screen has the parts of the desk's messages that its modules read", () => {
  // After a change, run: node scripts/assets/desk-messages.mjs
  expect(parts).toEqual(findScreenMessages());
  expect(Object.keys(parts).toSorted()).toEqual(Object.keys(deskScreens).toSorted());
});

test("most screens get less than a third of the texts", () => {
  const subjects: Record<string, Record<string, unknown>> = deskMessages["en-US"];
  const size = (value: unknown) => JSON.stringify(value).length;
  const sizeOf = (part: string) => {
    const [subject = "", name] = part.split(".");
    return size(name ? subjects[subject]?.[name] : subjects[subject]);
  };
  const large = Object.entries(parts).filter(
    ([, list]) => list.reduce((sum, part) => sum + sizeOf(part), 0) > size(subjects) / 3,
  );
  // The forms of all kinds of content.
  expect(large.map(([screen]) => screen)).toEqual(["record"]);
});

test.each(deskLanguages)("in %s the desk has a file of texts for each subject", (language) => {
  const files = readdirSync(`messages/${language}/desk`).filter((name) => name !== "refusals.json");
  const { lessonNames: _, ...subjects } = deskMessages[language];
  expect(Object.keys(subjects).toSorted()).toEqual(files.map((name) => name.replace(".json", "")).toSorted());
});

/** Values and tags of a message in the order of their names; braces in quotes are text. */
const placeholders = (text: string): string[] => {
  const found = text.replace(/'\{[^']*'/g, "").matchAll(/\{(\w+)[,}]|<(\w+)>/g);
  return [...new Set([...found].map(([, value, tag]) => value ?? `<${tag}>`))].toSorted();
};

test("messages of the desk have the same values and tags in each language", () => {
  const list = (tree: object, path = ""): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
      typeof value === "string" ? [[`${path}${key}`, value]] : list(value, `${path}${key}.`),
    );
  const english = new Map(list(deskMessages["en-US"]));
  const different = list(deskMessages["zh-CN"]).filter(
    ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? "").join(),
  );
  expect(different).toEqual([]);
});

test("a message with values is never read without them", () => {
  const messages = new Map<string, string>();
  const collect = (tree: object, path: string) =>
    Object.entries(tree).forEach(([key, value]: [string, string | object]) =>
      typeof value === "string" ? messages.set(`${path}.${key}`, value) : collect(value, `${path}.${key}`),
    );
  Object.entries(deskMessages["en-US"]).forEach(([subject, tree]) => collect(tree, subject));
  const files = readdirSync("components/desk", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => readFileSync(`components/desk/${name}`, "utf8"));
  const found = files.flatMap((text) => {
    const subjects = new Map(
      [...text.matchAll(/(\w+) = useTranslations\("desk\.(\w+)"\)/g)].map(([, name, subject]) => [
        name,
        subject,
      ]),
    );
    return [...text.matchAll(/\b(t\w*)\("([\w.]+)"\)/g)].flatMap(([, name, key]) => {
      const message = messages.get(`${subjects.get(name)}.${key}`);
      return message && placeholders(message).length > 0 ? [`${subjects.get(name)}.${key}`] : [];
    });
  });
  expect(found).toEqual([]);
});
