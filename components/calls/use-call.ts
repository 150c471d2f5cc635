"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { serverNow } from "@/lib/base/clock/server-clock";
import { call } from "@/lib/app/bootstrap/client";
import type { CallInput, CallKey, CallResponse } from "@/lib/app/bootstrap/call-types";
import { findEndpoint } from "@/lib/engines/calls/browser/call";
import { isSuccess, type CallResult, type NetworkFailure, type Refusal } from "@/lib/base/contract/result";
import { accountGeneration, readPageToken } from "@/lib/base/session/page-account";

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
  /** Part of the cache key, so that a new version loads again. */
  version?: string | number | undefined;
};

type Read<Key extends CallKey> = (input: CallInput<Key>) => Promise<CallResult<CallResponse<Key>>>;

/**
 * Pages with live data are rendered again at most once a minute (`revalidate` in app); an older one is out of
 * date.
 */
const staleAfterMs = 90_000;

/**
 * Reads a call and keeps it up to date. After a failure the last data stays and `failure` is set. Public calls that have
 * a personal response are fetched on mount if the visitor is logged in, since the server rendered a guest's view. When
 * the login of the page ends, everything is fetched again.
 * @param input undefined sends no request.
 * @param read sends the request. One that reads differently from another needs a `version` of its own.
 */
export function useCall<Key extends CallKey>(
  key: Key,
  input: CallInput<Key> | undefined,
  options: UseCallOptions<CallResponse<Key>> = {},
  read: Read<Key> = (request) => call(key, request),
) {
  const { fallback, refreshInterval = 0, version } = options;
  const [isOutOfDate] = useState(() => serverNow() - (options.renderedAt ?? Infinity) > staleAfterMs);
  const { subscribe, read: readGeneration, readOnServer } = accountGeneration;
  const generation = useSyncExternalStore(subscribe, readGeneration, readOnServer);
  const isShown = options.isShown ?? fallback !== undefined;
  const isPersonal = findEndpoint(key)?.access === "optionalToken" && readPageToken() !== undefined;
  const { data, error, isLoading, isValidating, mutate } = useSWR<
    CallResponse<Key>,
    Refusal | NetworkFailure
  >(
    input === undefined
      ? null
      : [key, input, ...(version === undefined ? [] : [version]), ...(generation > 0 ? [generation] : [])],
    async () => {
      const result = await read(input as CallInput<Key>);
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
  const reload = useCallback(() => mutate(), [mutate]);
  /** Replaces the cached data with a response that another call returned. */
  const setData = (response: CallResponse<Key>) => mutate(response, { revalidate: false });
  return { data, failure: error, isLoading, isValidating, reload, setData };
}
