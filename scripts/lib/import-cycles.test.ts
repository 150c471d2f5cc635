import { findCycles, readImports, sourceFiles } from "./import-cycles.mjs";
import { root } from "./project.mjs";

test("the project has no import cycles", () => {
  const files = sourceFiles(root, ["app", "components", "lib", "testing", "e2e", "scripts"]);
  const imports = readImports(root, files);
  // Proves that imports were found at all.
  expect(imports.get("components/teachers/teachers.tsx")).toContain("components/teachers/teacher-slide.tsx");
  expect(imports.get("components/teachers/teacher-slide.tsx")).toContain(
    "components/teachers/teacher-detail.tsx",
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(findCycles(imports)).toEqual([]);
});

test("cycles of any length are found", () => {
  const cycle = new Map([
    ["start", ["a"]],
    ["a", ["b", "leaf"]],
    ["b", ["c", "leaf"]],
    ["c", ["a"]],
    ["leaf", []],
  ]);
  expect(findCycles(cycle)).toEqual([["a", "b", "c", "a"]]);
  expect(findCycles(new Map([["self", ["self"]]]))).toEqual([["self", "self"]]);
});
