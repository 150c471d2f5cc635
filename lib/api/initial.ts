import { dataOf, type CallResult } from "../contract/result";

/** What a client part starts with: the server's answer, and whether to ask again at once. */
export type Initial<Data> = { fallback: Data | undefined; refreshOnMount: boolean };

/** Hands a server read on to `useCall`. A failed or stale one is asked for again by the browser. */
export function initialOf<Data>(result: CallResult<Data> & { stale: boolean }): Initial<Data> {
  return { fallback: dataOf<CallResult<Data>>(result) as Data | undefined, refreshOnMount: result.stale };
}
