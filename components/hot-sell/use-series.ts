"use client";

import { useCallback, useMemo } from "react";
import { useCall } from "@/lib/api/hooks";
import type { CallAnswer, CallInput } from "@/lib/contract/types";
import { toItem, type SeriesItem, type SeriesList } from "@/lib/series/item";
import { readToken } from "@/lib/session/browser";

/** What the server made the page with. */
export type SeriesInitial = { items: SeriesItem[]; total: number; stale: boolean };

type Options = {
  /** Undefined when the page was not made with what is asked for now, or could not be. */
  initial: SeriesInitial | undefined;
  /** When the page was made. */
  renderedAt?: number;
  /** Milliseconds between two fetches of the seats; 0 fetches only when the visitor comes back to the page. */
  refreshInterval?: number;
  enabled?: boolean;
};

/** A list of series classes, with seats that are fetched again and again. */
export type SeriesState = {
  /** Undefined while loading, or after a failure. */
  items: SeriesItem[] | undefined;
  total: number;
  /** The list is the asking student's own: it says what they have applied for. */
  personal: boolean;
  loading: boolean;
  failed: boolean;
  retry: () => void;
};

export function usePreSales(input: CallInput<"preSales">, options: Options): SeriesState {
  return useList("preSale", useCall("preSales", input, callOptions(options)), options);
}

export function useRecommended(input: CallInput<"recommendedSets">, options: Options): SeriesState {
  return useList("recommended", useCall("recommendedSets", input, callOptions(options)), options);
}

function callOptions({ initial, renderedAt, refreshInterval = 0, enabled = true }: Options) {
  const shown = initial !== undefined;
  return { shown, renderedAt, refreshOnMount: initial?.stale, refreshInterval, enabled };
}

type Call = {
  data: CallAnswer<"preSales"> | undefined;
  failure: unknown;
  isLoading: boolean;
  mutate: () => unknown;
};

function useList(list: SeriesList, call: Call, { initial }: Options): SeriesState {
  const { data, failure, isLoading, mutate } = call;
  const items = useMemo(() => data?.list.map((given) => toItem(list, given)), [data, list]);
  const shown = items ?? initial?.items;
  const total = data?.total ?? initial?.total ?? 0;
  const personal = data !== undefined && readToken() !== undefined;
  const failed = failure !== undefined;
  const retry = useCallback(() => void mutate(), [mutate]);
  // The same object while nothing changes: cards that React has not hydrated yet need not be, to be given a new one.
  return useMemo(
    () => ({ items: shown, total, personal, loading: isLoading, failed, retry }),
    [shown, total, personal, isLoading, failed, retry],
  );
}
