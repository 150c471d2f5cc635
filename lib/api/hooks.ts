"use client";

import { useState } from "react";
import useSWR from "swr";
import { endpoints, type CallName } from "../contract/endpoints";
import { isSuccess, type NetworkFailure, type Refusal } from "../contract/result";
import type { CallResponse, CallInput } from "../contract/types";
import { readToken } from "../session/browser";
import { callFromBrowser } from "./browser";

export type UseCallOptions<Data> = {
  /** The server-rendered data; used until newer data arrives. */
  fallback?: Data;
  /** The page already shows the server's data in another form: revalidate as if `fallback` were set. */
  isShown?: boolean;
  /** Fetches on mount despite a fallback, for example because the server's data was stale. */
  refreshOnMount?: boolean;
  /** When the page was rendered, in milliseconds since 1970; an old page fetches on mount too. */
  renderedAt?: number;
  /** Polling interval in milliseconds while the page is visible; 0 disables it. */
  refreshInterval?: number;
  /** No requests while false. */
  enabled?: boolean;
};

/**
 * Pages with live data are rendered again at most once a minute (`revalidate` in app); an older one is out of
 * date.
 */
const staleAfterMs = 90_000;

/**
 * Reads a call and keeps it up to date. After a failure the last data stays and `failure` is set. `either` calls
 * of a logged-in visitor are fetched on mount, since the server rendered a guest's view.
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: UseCallOptions<CallResponse<Name>> = {},
) {
  const { fallback, refreshInterval = 0, enabled = true } = options;
  const [isOutOfDate] = useState(() => Date.now() - (options.renderedAt ?? Infinity) > staleAfterMs);
  const isShown = options.isShown ?? fallback !== undefined;
  const isPersonal = endpoints[name].access === "either" && readToken() !== undefined;
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    CallResponse<Name>,
    Refusal | NetworkFailure
  >(
    enabled ? [name, input] : null,
    async () => {
      const result = await callFromBrowser(name, input);
      if (isSuccess(result)) return result.data;
      throw result;
    },
    {
      fallbackData: fallback,
      revalidateOnMount: !isShown || options.refreshOnMount || isOutOfDate || isPersonal,
      refreshInterval,
      // A retry would return the same refusal; only network failures are retried.
      shouldRetryOnError: (problem: Refusal | NetworkFailure) => !("code" in problem),
    },
  );
  return { data, failure: error, isLoading, isValidating, mutate };
}
