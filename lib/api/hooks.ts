"use client";

import { useState } from "react";
import useSWR from "swr";
import { endpoints, type CallName } from "../contract/endpoints";
import { succeeded, type NetworkFailure, type Refusal } from "../contract/result";
import type { CallAnswer, CallInput } from "../contract/types";
import { readToken } from "../session/browser";
import { callFromBrowser } from "./browser";

export type UseCallOptions<Data> = {
  /** What the server rendered; shown until something newer comes. */
  fallback?: Data;
  /** The page already shows the server's answer in a shape of its own: treat it as if `fallback` were given. */
  shown?: boolean;
  /** Asks at once although there is a fallback, as when the server's was stale. */
  refreshOnMount?: boolean;
  /** When the page was made, in milliseconds since 1970: an old one asks at once, too. */
  renderedAt?: number;
  /** Milliseconds between asking again while the page is visible; 0 never. */
  refreshInterval?: number;
  /** Asks nothing while false. */
  enabled?: boolean;
};

/** A page with live data is made anew once a minute while it is visited (app, `revalidate`); older is out of date. */
const staleAfterMs = 90_000;

/**
 * A call whose answer changes while someone watches. After a failure the last data stays, and `failure` says
 * what happened. A signed-in visitor's `either` calls refresh at once: the server rendered a guest's view.
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: UseCallOptions<CallAnswer<Name>> = {},
) {
  const { fallback, refreshInterval = 0, enabled = true } = options;
  const [outOfDate] = useState(() => Date.now() - (options.renderedAt ?? Infinity) > staleAfterMs);
  const shown = options.shown ?? fallback !== undefined;
  const personal = endpoints[name].access === "either" && readToken() !== undefined;
  const { data, error, isLoading, isValidating, mutate } = useSWR<CallAnswer<Name>, Refusal | NetworkFailure>(
    enabled ? [name, input] : null,
    async () => {
      const result = await callFromBrowser(name, input);
      if (succeeded(result)) return result.data;
      throw result;
    },
    {
      fallbackData: fallback,
      revalidateOnMount: !shown || options.refreshOnMount || outOfDate || personal,
      refreshInterval,
      // Asking again would bring the same refusal; only a network failure is worth another try.
      shouldRetryOnError: (problem: Refusal | NetworkFailure) => !("code" in problem),
    },
  );
  return { data, failure: error, isLoading, isValidating, mutate };
}
