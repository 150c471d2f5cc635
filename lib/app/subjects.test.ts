import { existsSync, readdirSync } from "node:fs";
import { groups } from "../../eslint.layers.mjs";
import { parts } from "./parts";
import { subjects } from "./subjects";

test("each subject.ts is listed, in the order of the folders", () => {
  const declared = groups.subjects.filter((folder) => existsSync(`lib/subjects/${folder}/subject.ts`));
  expect(subjects.map(({ name }) => name)).toEqual(declared);
  const ofApp = readdirSync("lib/app").filter((folder) => existsSync(`lib/app/${folder}/subject.ts`));
  expect(parts.map(({ name }) => name).toSorted()).toEqual([...declared, ...ofApp].toSorted());
});
