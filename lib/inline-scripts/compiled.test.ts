import { readFileSync } from "node:fs";
import { compiledFile, compileInlineScripts } from "../../scripts/compile-inline-scripts.mjs";
import * as compiled from "./compiled";

test("the compiled scripts are those of their sources", async () => {
  // Differs? Run node scripts/compile-inline-scripts.mjs
  expect(readFileSync(compiledFile, "utf8")).toBe(await compileInlineScripts());
});

test.each(Object.entries(compiled))("%s can stand in markup, and brings nothing along", (_, script) => {
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(script.length).toBeLessThan(1300);
});
