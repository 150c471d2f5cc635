import type * as z from "zod";
import type { Issue } from "../contract/codes";
import { ProviderError } from "../provider/types";
import { findUnsafe } from "./unsafe";

/** Most issues one answer names, and most characters of each path: a hostile body must not grow its answer. */
const maxIssues = 50;
const maxPathCharacters = 120;

/**
 * The checked request with its defaults filled in.
 * @param words for what is wrong with a field; the schemas' own otherwise.
 * @throws ProviderError invalidInput naming each refused field.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  words?: (issue: z.core.$ZodRawIssue) => string,
): z.output<Schema> {
  const unsafe = findUnsafe(value);
  if (unsafe.length) throw invalid(unsafe);
  const result = schema.safeParse(value, words && { error: words });
  if (result.success) return result.data;
  throw invalid(result.error.issues.flatMap(toIssues));
}

/** An input refused, with every refused field named. */
export function invalid(issues: Issue[]): ProviderError {
  const named = issues.slice(0, maxIssues).map(({ path, message }) => ({
    path: path.slice(0, maxPathCharacters),
    message,
  }));
  return new ProviderError("invalidInput", "", named);
}

/** Zod names all unknown keys in one issue of their object; here each is an issue of its own. */
function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== "unrecognized_keys") return [{ path: issue.path.join("."), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: "is not a field" }));
}
