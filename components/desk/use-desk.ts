"use client";

import useSWR from "swr";
import type { NetworkFailure, Refusal } from "@/lib/contract/result";
import { succeeded } from "@/lib/contract/result";
import { callDesk } from "@/lib/desk/client";
import type { DeskAnswer, DeskCallName, DeskInput } from "@/lib/desk/contract";

/**
 * What a call of the desk answers, asked for anew when somebody comes back to the page. After a failure the last
 * data stay, and `failure` says what happened.
 * @param input undefined asks nothing.
 * @param everyMs asks again so often while the page is looked at; otherwise only when somebody comes back to it.
 * @param version of what is asked about: of another one it is asked anew.
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
    /** What it answers now, where another call has told. */
    put: (answer: DeskAnswer<Name>) => mutate(answer, { revalidate: false }),
  };
}
