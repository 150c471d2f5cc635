import type { CodeName, Issue } from "./codes";

/** A refusal that is returned to the caller with its code. */
export class ProviderError extends Error {
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly issues?: Issue[],
    /** Seconds until a retry is useful; sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "ProviderError";
  }
}
