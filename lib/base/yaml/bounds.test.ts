import { readYaml } from "./checked";

/** Longest text of a season at the desk, in characters. */
const maxSeasonLength = 60_000;
const fill = (unit: string, before = "") =>
  (before + unit.repeat(maxSeasonLength / unit.length)).slice(0, maxSeasonLength);
const keys = (count: number, separator: string) =>
  Array.from({ length: count }, (_, index) => `k${index}: 1`).join(separator);

/** Texts that took seconds to parse or overflowed the stack, and similar ones. */
const hostile: [string, string][] = [
  ["keys", keys(6_000, "\n")],
  ["keys in braces", `{${keys(6_000, ",")}}`],
  ["items", fill("- 1\n")],
  ["items in brackets", fill("1,", "[")],
  ["brackets", fill("[")],
  ["brackets that end", fill("[]")],
  ["braces", fill("{a: ")],
  ["lists on one line", fill("- ")],
  ["colons on one line", fill(": ")],
  ["anchors", fill("&a ")],
  ["explicit keys", fill("? ")],
  ["tags", fill("!a ")],
  ["directives", fill("%a\n")],
  ["an alias that grows", `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]`],
  ["merge keys", `a: &a {x: 1}\nb:\n  <<: *a`],
  ["length", "a: |\n" + " x\n".repeat(50_000)],
];

test.each(hostile)("a text of %s is refused without delay", (_, source) => {
  const start = performance.now();
  expect(() => readYaml("x.yaml", source)).toThrow(/^x\.yaml:\d+: [^\n]+$/);
  // On a busy machine, parsing takes seconds without the limits and some milliseconds with them.
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  ["words", fill("word ", "a: ")],
  ["lines of a block", fill(" x\n", "a: |\n")],
  ["comments", `a: 1\n${fill("# x\n")}`],
  ["deep maps", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
])("a long text of %s is accepted", (_, source) => {
  expect(readYaml("x.yaml", source).value).toHaveProperty("a");
});

test("errors have the right line, also after comments and quotes", () => {
  const read = (source: string) => () => readYaml("", source);
  expect(read('# &a\na: "*x & y"\nb: "it\'s: fine"\nc: &x 1')).toThrow(":4: anchors (&) are not taken here");
  expect(read("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3")).toThrow(":5: Map keys must be unique");
  expect(readYaml("", 'a: "&b *c !d"\nb: x & y').value).toEqual({ a: "&b *c !d", b: "x & y" });
});
