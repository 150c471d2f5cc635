import { findCircles, importsOf, sourceFiles } from "./import-circles.mjs";
import { root } from "./project.mjs";

test("the project has no import cycles", () => {
  const files = sourceFiles(root, ["app", "components", "lib", "testing", "e2e", "scripts"]);
  const imports = importsOf(root, files);
  // Proves that imports were found at all.
  expect(imports.get("components/home/teachers.tsx")).toContain("components/home/teacher-slide.tsx");
  expect(imports.get("components/home/teacher-slide.tsx")).toContain("components/home/teacher-detail.tsx");
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(findCircles(imports)).toEqual([]);
});

test("cycles of any length are found", () => {
  const circle = new Map([
    ["start", ["a"]],
    ["a", ["b", "leaf"]],
    ["b", ["c", "leaf"]],
    ["c", ["a"]],
    ["leaf", []],
  ]);
  expect(findCircles(circle)).toEqual([["a", "b", "c", "a"]]);
  expect(findCircles(new Map([["self", ["self"]]]))).toEqual([["self", "self"]]);
});
