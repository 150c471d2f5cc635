import type { Problem } from "./rules";
import { ProviderError } from "../contract/provider-error";

/** Creates the refusal of one field. The desk translates `problem`. */
export function invalidField(path: string, problem: Problem): ProviderError {
  return new ProviderError("invalidInput", "", [{ path, message: problem }]);
}
