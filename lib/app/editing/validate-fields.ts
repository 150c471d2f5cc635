import type * as z from "zod/mini";
import type { Problem } from "../../engines/content/rules";
import type { Issue } from "../../base/contract/codes";
import { schemas, type Fields, type Kind } from "./kinds";

type Validation = { fields: Fields; issues: [] } | { fields?: undefined; issues: Issue[] };

/**
 * Validates the fields of a kind.
 * @returns the valid fields, or an issue per field, whose message is a key of `Problem` or a rule of the kind
 */
export function validateFields(kind: Kind, input: unknown): Validation {
  const result = schemas[kind].safeParse(input, { error: problemOf });
  if (result.success) return { fields: result.data, issues: [] };
  const issues = result.error.issues
    .slice(0, 50)
    .map((issue): Issue => ({ path: issue.path.join("."), message: issue.message }));
  return { issues };
}

/** Maps zod's built-in issues to a `Problem` key. */
const problemOf: z.core.$ZodErrorMap = (issue): Problem => {
  const { code, input } = issue;
  const isEmpty = input === undefined || input === null || input === "";
  if (isEmpty) return "required";
  if (code === "too_small") return issue.origin === "number" ? "tooSmall" : "required";
  if (code === "too_big") return largeProblems[issue.origin] ?? "tooLarge";
  return "malformed";
};
const largeProblems: Record<string, Problem> = { string: "tooLong", array: "tooMany" };
