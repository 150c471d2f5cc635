import { readFileSync } from "node:fs";
import { compiledFile, compileInlineScripts } from "../../../scripts/assets/inline-scripts.mjs";
import * as compiled from "./compiled";

test("the compiled scripts match their sources", async () => {
  // If this fails, run node scripts/assets/inline-scripts.mjs
  expect(readFileSync(compiledFile, "utf8")).toBe(await compileInlineScripts());
});

test.each(Object.entries(compiled))("%s is safe in markup and small", (_, script) => {
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(script.length).toBeLessThan(1800);
});
