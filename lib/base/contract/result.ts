import type { Issue } from "./codes";

export type Success<Data> = { code: 0; message: string; data: Data };
/** A refusal: any code but 0. `data.issues` names the fields of an invalid input. */
export type Refusal = { code: number; message: string; data?: { issues?: Issue[] } };
/**
 * No valid response (network error, timeout, invalid envelope): an object with only a message (spec section 8).
 */
export type NetworkFailure = { message: string };

export type CallResult<Data> = Success<Data> | Refusal | NetworkFailure;

/** Code 0 is the only success (spec section 4). */
export function isSuccess<Data>(result: CallResult<Data>): result is Success<Data> {
  return "code" in result && result.code === 0;
}

/** The text to show for a failed call: the serverMessage, or `unanswered` if there was no response. */
export const failureMessage = (failure: Refusal | NetworkFailure, fallbackMessage: string): string =>
  "code" in failure ? failure.message : fallbackMessage;

/** The data of a successful call; undefined otherwise. */
export function dataOf<Result extends CallResult<unknown>>(result: Result): DataOf<Result> | undefined {
  return isSuccess(result) ? (result.data as DataOf<Result>) : undefined;
}

type DataOf<Result> = Result extends { code: 0; data: infer Data } ? Data : never;
