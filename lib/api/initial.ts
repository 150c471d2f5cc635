import { dataOf, type CallResult } from "../contract/result";

/** What a client component starts with: the options of `useCall` that come from the server's read. */
export type Initial<Data> = {
  fallback: Data | undefined;
  refreshOnMount: boolean;
  /** When the page was made, in milliseconds since 1970. */
  renderedAt: number;
};

/** Turns a server read into the options of `useCall`: the browser fetches again what failed, is stale or is old. */
export function initialOf<Data>(result: CallResult<Data> & { stale: boolean }): Initial<Data> {
  return {
    fallback: dataOf<CallResult<Data>>(result) as Data | undefined,
    refreshOnMount: result.stale,
    renderedAt: Date.now(),
  };
}
