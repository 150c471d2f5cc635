import { compileMessages } from "./compile-messages";

test("compiled messages are plain objects, which React can send to browsers", () => {
  const tree = compileMessages({
    part: { text: "{n, plural, one {# {name, select, a {A} other {B}}} other {#}}" },
  });
  const prototypes = (node: unknown): unknown[] =>
    typeof node === "object" && node !== null
      ? [Object.getPrototypeOf(node), ...Object.values(node).flatMap(prototypes)]
      : [];
  expect(new Set(prototypes(tree))).toEqual(new Set([Object.prototype, Array.prototype]));
});
