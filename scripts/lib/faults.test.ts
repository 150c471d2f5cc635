import { existsSync, readFileSync } from "node:fs";
import { faults } from "./faults.mjs";

test("each fault can be planted and has its test", () => {
  const stale = faults.filter(
    ({ file, text, test: testFile }) =>
      !existsSync(file) || readFileSync(file, "utf8").split(text).length !== 2 || !existsSync(testFile),
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
});
