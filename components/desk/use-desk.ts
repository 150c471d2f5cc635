"use client";

import useSWR from "swr";
import type { NetworkFailure, Refusal } from "@/lib/contract/result";
import { succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer, DeskCallName, DeskInput } from "@/lib/desk/contract";

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
  everyMs = 0,
  version?: number,
) {
  const { data, error, isLoading, mutate } = useSWR<DeskAnswer<Name>, Refusal | NetworkFailure>(
    input === undefined ? null : [name, input, ...(version === undefined ? [] : [version])],
    async () => {
      const result = await callDesk(name, input as DeskInput<Name>);
      if (succeeded(result)) return result.data;
      throw result;
    },
    {
      keepPreviousData: true,
      refreshInterval: everyMs,
      shouldRetryOnError: (problem: Refusal | NetworkFailure) => !("code" in problem),
    },
  );
  return {
    data,
    failure: error,
    isLoading,
    reload: () => mutate(),
    /** Replaces the cached data with a response that another call returned. */
    put: (answer: DeskAnswer<Name>) => mutate(answer, { revalidate: false }),
  };
}
