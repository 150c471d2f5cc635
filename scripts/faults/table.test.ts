import { existsSync, readFileSync } from "node:fs";
import { escapeCell, faultNames } from "./report.mjs";
import { faults } from "./table.mjs";

test("docs/faults.md has one row for each fault, in the order of the table", () => {
  const listedNames = faultNames(readFileSync("docs/faults.md", "utf8"));
  expect(listedNames).toEqual(faults.map(({ name }) => escapeCell(name)));
});

test("no two faults are the same", () => {
  const planted = faults.map(({ file, text, instead }) => JSON.stringify([file, text, instead]));
  expect(planted.filter((one, at) => planted.indexOf(one) !== at)).toEqual([]);
});

test("each fault can be planted and has its test", () => {
  const stale = faults.filter(
    ({ file, text, caught }) =>
      !existsSync(file) || readFileSync(file, "utf8").split(text).length !== 2 || !existsSync(caught),
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
});
