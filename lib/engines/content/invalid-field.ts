import type { Problem } from "./rules";
import { ProviderError } from "../../base/contract/provider-error";

/** Creates the refusal of one field or several. The desk translates `problem`. */
export function invalidField(paths: string | string[], problem: Problem): ProviderError {
  const issues = [paths].flat().map((path) => ({ path, message: problem }));
  return new ProviderError("invalidInput", "", issues);
}
