import type { Problem } from "../../desk/content/rules";
import { ProviderError } from "../types";

/** A refusal of one field, told by a key that the desk has words for. */
export function invalid(path: string, problem: Problem): ProviderError {
  return new ProviderError("invalidInput", "", [{ path, message: problem }]);
}
