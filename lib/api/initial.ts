import { dataOf, type CallResult } from "../contract/result";

/** What a client part starts with: the server's answer, and whether to ask again at once. */
export type Initial<Data> = { fallback: Data | undefined; refreshOnMount: boolean };

/** Turns a server read into the options of `useCall`: what failed or is stale is fetched again by the browser. */
export function initialOf<Data>(result: CallResult<Data> & { stale: boolean }): Initial<Data> {
  return { fallback: dataOf<CallResult<Data>>(result) as Data | undefined, refreshOnMount: result.stale };
}
