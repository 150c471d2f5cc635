import { existsSync, readFileSync } from "node:fs";
import { faults } from "./table.mjs";

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
