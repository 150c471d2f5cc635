import * as z from "zod";
import { ProviderError } from "../../base/contract/provider-error";
import { validate } from "./validate";

/** The issues of a refused input. */
function issuesOf(schema: z.ZodType, value: unknown, words?: Parameters<typeof validate>[2]) {
  try {
    validate(schema, value, words);
  } catch (error) {
    if (error instanceof ProviderError) return error.issues;
    throw error;
  }
  throw new Error("expected an invalid input");
}

const form = z.strictObject({ rows: z.array(z.strictObject({ name: z.string() })).default([]) });
const anything = z.unknown();

test("defaults are filled in, and an empty object is valid", () => {
  expect(validate(form, {})).toEqual({ rows: [] });
  expect(validate(anything, { name: null, at: undefined, points: 1 })).toEqual({ name: null, points: 1 });
});

test("an issue has the full path and the schema's or the caller's message", () => {
  expect(issuesOf(form, { rows: [{ name: 1 }] })).toEqual([
    { path: "rows.0.name", message: expect.stringMatching(/./) },
  ]);
  expect(issuesOf(form, { rows: [{ name: 1 }] }, () => "no name")).toEqual([
    { path: "rows.0.name", message: "no name" },
  ]);
});

test("each unknown field is an issue of its own", () => {
  expect(issuesOf(form, { rows: [{ name: "a", admin: 1, role: 2 }] })).toEqual([
    { path: "rows.0.admin", message: "is not a field" },
    { path: "rows.0.role", message: "is not a field" },
  ]);
});

test("the length and number of paths are limited", () => {
  const keys = Array.from({ length: 60 }, (_, index) => `${index}${"k".repeat(200)}`);
  const issues = issuesOf(form, Object.fromEntries(keys.map((key) => [key, 1])));
  expect(issues?.map(({ path }) => path)).toEqual(keys.slice(0, 50).map((key) => key.slice(0, 120)));
});

test.each(["__proto__", "constructor", "prototype"])("%s is refused, whatever the schema says", (key) => {
  expect(issuesOf(anything, { row: JSON.parse(`{"${key}":{}}`) })).toEqual([
    { path: `row.${key}`, message: "is not a field" },
  ]);
});

test("text that cannot be stored is refused with its path", () => {
  const message = "holds a character that cannot be stored";
  expect(issuesOf(anything, { row: ["a", "\0"] })).toEqual([{ path: "row.1", message }]);
});

test("sixteen levels are accepted, and one more is refused", () => {
  const nested = (levels: number): unknown => (levels === 0 ? "a" : { in: nested(levels - 1) });
  expect(validate(anything, nested(16))).toEqual(nested(16));
  expect(issuesOf(anything, nested(17))).toEqual([
    { path: Array(16).fill("in").join("."), message: "nested too deeply" },
  ]);
});
