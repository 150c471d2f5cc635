import { checkFields } from "./edit";
import { toFields, toValues } from "./form";
import { kindNames } from "./kinds";

const problemsOf = (kind: (typeof kindNames)[number], fields: object) => {
  try {
    checkFields(kind, fields);
    return [];
  } catch (error) {
    return (error as { issues: { path: string; message: string }[] }).issues;
  }
};

// A season has a form of its own and starts as a copy; the site's pages need no section of the school, and the refund
// rule always exists.
const other = ["season", "sitePage", "refundRule"];
describe.each(kindNames.filter((kind) => !other.includes(kind)))("an empty %s", (kind) => {
  test.each([
    ["form", () => toFields(kind, toValues(kind))],
    ["request", () => ({})],
  ])("%s is missing its fields, and none is in a wrong format", (_, fields) => {
    const problems = problemsOf(kind, fields());
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({ message }) => !["required", "fallbackMissing"].includes(message))).toEqual([]);
  });
});

test("a class without a deadline, and a lesson without a start, are told so at these fields", () => {
  const lesson = { name: { "en-US": "Tones" }, startsAt: "", endsAt: "" };
  const problems = problemsOf("series", { lessons: [lesson] });
  expect(problems).toContainEqual({ path: "deadline", message: "required" });
  expect(problems).toContainEqual({ path: "lessons.0.startsAt", message: "required" });
  expect(problemsOf("series", { deadline: "soon" })).toContainEqual({
    path: "deadline",
    message: "malformed",
  });
});
