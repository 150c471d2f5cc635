import { findCircles, importsOf, sourceFiles } from "./import-circles.mjs";
import { root } from "./project.mjs";

test("no file of the project imports itself by way of others", () => {
  const files = sourceFiles(root, ["app", "components", "lib", "testing", "e2e", "scripts"]);
  const imports = importsOf(root, files);
  // It would find nothing either if it read nothing.
  expect(imports.get("components/home/teachers.tsx")).toContain("components/home/teacher-slide.tsx");
  expect(imports.get("components/home/teacher-slide.tsx")).toContain("components/home/teacher-detail.tsx");
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(findCircles(imports)).toEqual([]);
});

test("a circle is found, however long", () => {
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
