import type * as z from "zod";
import type { Issue } from "../../base/contract/codes";
import { ProviderError } from "../../base/contract/provider-error";
import { findUnsafe, findUnstorable } from "./find-unsafe";

/**
 * Maximum number of issues in one response, and of characters in each path, so that a hostile body cannot inflate
 * the response.
 */
const maxIssues = 50;
const maxPathCharacters = 120;

/**
 * Validates a value and fills in defaults.
 * @param formatIssue formats an issue; otherwise the schema's own message is used.
 * @throws ProviderError invalidInput with an issue for each refused field.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  formatIssue?: (issue: z.core.$ZodRawIssue) => string,
): z.output<Schema> {
  const unsafe = findUnsafe(value);
  if (unsafe.length) throw invalid(unsafe);
  const result = schema.safeParse(value, formatIssue && { error: formatIssue });
  if (!result.success) throw invalid(result.error.issues.flatMap(toIssues));
  // Only now, because the rules of text fields remove such characters.
  const unstorable = findUnstorable(result.data);
  if (unstorable.length) throw invalid(unstorable);
  return result.data;
}

/** Creates an invalidInput error with an issue for each refused field. */
export function invalid(issues: Issue[]): ProviderError {
  const truncated = issues.slice(0, maxIssues).map(({ path, message }) => ({
    path: path.slice(0, maxPathCharacters),
    message,
  }));
  return new ProviderError("invalidInput", "", truncated);
}

/** Zod reports all unknown keys in one issue; this returns one issue per key. */
function toIssues(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== "unrecognized_keys") return [{ path: issue.path.join("."), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: "is not a field" }));
}
