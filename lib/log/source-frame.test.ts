import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { sourceFrame } from "./source-frame";

const folder = mkdtempSync(join(tmpdir(), "source-frame-"));
const compiled = join(folder, "out/site.js");
const source = join(folder, "fails.ts");

beforeAll(() =>
  build({
    stdin: {
      contents: "\n\nexport function fails(): never {\n  throw new TypeError('no such thing');\n}",
      sourcefile: source,
      loader: "ts",
      resolveDir: folder,
    },
    absWorkingDir: folder,
    outfile: compiled,
    minify: true,
    minifyIdentifiers: false,
    format: "cjs",
    sourcemap: "linked",
  }),
);

test("a place in a compiled file is told of as that in the sources", () => {
  const column = readFileSync(compiled, "utf8").split("\n")[0]!.indexOf("new TypeError") + 1;
  expect(column).toBeGreaterThan(0);
  const place = `${relative(process.cwd(), source)}:4:9`;
  expect(sourceFrame(`at fails (${compiled}:1:${column})`)).toBe(`at fails (${place})`);
  expect(sourceFrame(`at async fails (file://${compiled}:1:${column})`)).toBe(`at async fails (${place})`);
  expect(sourceFrame(`at ${compiled}:1:${column}`)).toBe(`at (${place})`);
});

test.each([
  "at fails (node:internal/process/task_queues:95:5)",
  "at async Promise.all (index 0)",
  "at /nowhere/at/all.js:1:2",
  `at Pool.query (${join(process.cwd(), "node_modules/drizzle-orm/node-postgres/session.js")}:100:3)`,
  "at <anonymous>",
])("a line without one stays as it is: %s", (line) => expect(sourceFrame(line)).toBe(line));
