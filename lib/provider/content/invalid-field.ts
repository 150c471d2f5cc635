import type { Problem } from "../../desk/content/rules";
import { ProviderError } from "../types";

/** Creates the refusal of one field. The desk translates `problem`. */
export function invalidField(path: string, problem: Problem): ProviderError {
  return new ProviderError("invalidInput", "", [{ path, message: problem }]);
}
