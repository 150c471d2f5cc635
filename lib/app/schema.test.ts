import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

test("the schema has the tables of every folder", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)tables\.ts$/.test(file),
  );
  const exported = [...readFileSync("lib/app/schema.ts", "utf8").matchAll(/^export \* from "(.+)";$/gm)];
  const paths = exported.map(([, path = ""]) => `${join("app", path)}.ts`);
  expect(paths.toSorted()).toEqual(files.toSorted());
});
