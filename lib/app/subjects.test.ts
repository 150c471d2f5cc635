import { existsSync, readdirSync } from "node:fs";
import { groups } from "../../eslint.layers.mjs";
import { contentTypes } from "./content-types";
import { parts } from "./parts";
import { subjects } from "./subjects";

test("each subject.ts is listed, in the order of the folders", () => {
  const declared = groups.subjects.filter((folder) => existsSync(`lib/subjects/${folder}/subject.ts`));
  expect(subjects.map(({ name }) => name)).toEqual(declared);
  const ofApp = readdirSync("lib/app").filter((folder) => existsSync(`lib/app/${folder}/subject.ts`));
  expect(parts.map(({ name }) => name).toSorted()).toEqual([...declared, ...ofApp].toSorted());
});

test("each content type of a subject is in the list that browsers share", async () => {
  const files = readdirSync("lib/subjects", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)(content|edited-season)\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../subjects/${file}`)) as Record<string, object>),
  );
  const kinds = modules.flatMap((names) =>
    Object.entries(names).flatMap(([name, types]) => (name.endsWith("Types") ? Object.keys(types) : [])),
  );
  expect(Object.keys(contentTypes).toSorted()).toEqual(kinds.toSorted());
});
