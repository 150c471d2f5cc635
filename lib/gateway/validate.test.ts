import * as z from "zod";
import { ProviderError } from "../provider/types";
import { validate } from "./validate";

/** What is said of a refused input. */
function issuesOf(schema: z.ZodType, value: unknown, words?: Parameters<typeof validate>[2]) {
  try {
    validate(schema, value, words);
  } catch (error) {
    if (error instanceof ProviderError) return error.issues;
    throw error;
  }
  throw new Error("it was taken");
}

const form = z.strictObject({ rows: z.array(z.strictObject({ name: z.string() })).default([]) });
const anything = z.unknown();

test("what is taken has its defaults, and nothing at all may stand in it", () => {
  expect(validate(form, {})).toEqual({ rows: [] });
  expect(validate(anything, { name: null, at: undefined, points: 1 })).toEqual({ name: null, points: 1 });
});

test("a field is named by its whole path, with the schema's words or the caller's", () => {
  expect(issuesOf(form, { rows: [{ name: 1 }] })).toEqual([
    { path: "rows.0.name", message: expect.stringMatching(/./) },
  ]);
  expect(issuesOf(form, { rows: [{ name: 1 }] }, () => "no name")).toEqual([
    { path: "rows.0.name", message: "no name" },
  ]);
});

test("each unknown field is named for itself", () => {
  expect(issuesOf(form, { rows: [{ name: "a", admin: 1, role: 2 }] })).toEqual([
    { path: "rows.0.admin", message: "is not a field" },
    { path: "rows.0.role", message: "is not a field" },
  ]);
});

test("names are cut, and so is their number", () => {
  const keys = Array.from({ length: 60 }, (_, index) => `${index}${"k".repeat(200)}`);
  const issues = issuesOf(form, Object.fromEntries(keys.map((key) => [key, 1])));
  expect(issues?.map(({ path }) => path)).toEqual(keys.slice(0, 50).map((key) => key.slice(0, 120)));
});

test.each(["__proto__", "constructor", "prototype"])("%s is no field, whatever the schema says", (key) => {
  expect(issuesOf(anything, { row: JSON.parse(`{"${key}":{}}`) })).toEqual([
    { path: `row.${key}`, message: "is not a field" },
  ]);
});

test("text that cannot be stored is refused where it stands", () => {
  const message = "holds a character that cannot be stored";
  expect(issuesOf(anything, { row: ["a", "\0"] })).toEqual([{ path: "row.1", message }]);
});

test("sixteen levels are taken, and one more is not", () => {
  const nested = (levels: number): unknown => (levels === 0 ? "a" : { in: nested(levels - 1) });
  expect(validate(anything, nested(16))).toEqual(nested(16));
  expect(issuesOf(anything, nested(17))).toEqual([
    { path: Array(16).fill("in").join("."), message: "nested too deeply" },
  ]);
});
