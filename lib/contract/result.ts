import type { Issue } from "./codes";

export type Success<Data> = { code: 0; message: string; data: Data };
/** A refusal: any code but 0. `data.issues` names the fields of an invalid input. */
export type Refusal = { code: number; message: string; data?: { issues?: Issue[] } };
/** No answer came (network, time-out, not an envelope): an object with only a message (spec section 8). */
export type NetworkFailure = { message: string };

export type CallResult<Data> = Success<Data> | Refusal | NetworkFailure;

/** Code 0 is the only success (spec section 4). */
export function succeeded<Data>(result: CallResult<Data>): result is Success<Data> {
  return "code" in result && result.code === 0;
}

/** What is said of a call that did not succeed: the server's words, or, where no answer came, those for that. */
export const failureWords = (failure: Refusal | NetworkFailure, unanswered: string): string =>
  "code" in failure ? failure.message : unanswered;

/** What a call answered, or undefined when it did not succeed. */
export function dataOf<Result extends CallResult<unknown>>(result: Result): DataOf<Result> | undefined {
  return succeeded(result) ? (result.data as DataOf<Result>) : undefined;
}

type DataOf<Result> = Result extends { code: 0; data: infer Data } ? Data : never;
