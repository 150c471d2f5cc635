import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { disabledByPlaywright } from "./chromium-features";

test("the features are those that the installed Playwright switches off", () => {
  const folder = path.dirname(createRequire(__filename).resolve("playwright-core/package.json"));
  const source = readFileSync(path.join(folder, "lib/coreBundle.js"), "utf8");
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? "";
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(disabledByPlaywright).toEqual(names);
});
