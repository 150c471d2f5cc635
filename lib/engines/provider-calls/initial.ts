import { dataOf, type CallResult } from "../../base/contract/result";

/** Initial options of `useCall` from a read on the server. */
export type InitialData<Data> = {
  fallback: Data | undefined;
  refreshOnMount: boolean;
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt: number;
};

/** Converts a server read to the options of `useCall`: the browser fetches again what failed or is stale. */
export function toInitialData<Data>(result: CallResult<Data> & { stale: boolean }): InitialData<Data> {
  return {
    fallback: dataOf<CallResult<Data>>(result) as Data | undefined,
    refreshOnMount: result.stale,
    renderedAt: Date.now(),
  };
}
