import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "..");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!test)\.tsx$/.test(path),
);

test("a polite live region is in the page before its text, not hidden while it is empty", () => {
  const tags = files.flatMap((path) =>
    [...readFileSync(join(folder, path), "utf8").matchAll(/<\w+[^<>]*role="status"[^<>]*/g)].map(
      ([tag]) => `${path}: ${tag}`,
    ),
  );
  expect(tags.length).toBeGreaterThan(20);
  // Screen readers announce changes of a region, not one that appears with its text.
  expect(tags.filter((tag) => /empty:hidden|\bhidden\b(?=["\s])/.test(tag))).toEqual([]);
});
