"use client";

import useSWR from "swr";
import type { NetworkFailure, Refusal } from "@/lib/contract/result";
import { isSuccess } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskResponse, DeskCallName, DeskInput } from "@/lib/desk/contract";

/**
 * Reads data through a desk call and revalidates it when the window regains focus. After a failure the last data stay
 * available and `failure` holds the error.
 * @param input the call's input; undefined sends no request.
 * @param pollMs polling interval in milliseconds while the page is visible; 0 disables polling.
 * @param version part of the cache key, so that a new version loads again.
 */
export function useDesk<Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name> | undefined,
  pollMs = 0,
  version?: number,
) {
  const { data, error, isLoading, mutate } = useSWR<DeskResponse<Name>, Refusal | NetworkFailure>(
    input === undefined ? null : [name, input, ...(version === undefined ? [] : [version])],
    async () => {
      const result = await callDesk(name, input as DeskInput<Name>);
      if (isSuccess(result)) return result.data;
      throw result;
    },
    {
      keepPreviousData: true,
      refreshInterval: pollMs,
      shouldRetryOnError: (failure: Refusal | NetworkFailure) => !("code" in failure),
    },
  );
  return {
    data,
    failure: error,
    isLoading,
    reload: () => mutate(),
    /** Replaces the cached data with a response that another call returned. */
    setData: (response: DeskResponse<Name>) => mutate(response, { revalidate: false }),
  };
}
