"use client";

import { useCallback, useMemo } from "react";
import { useCall } from "@/components/calls/use-call";
import { useSchoolZone } from "@/components/ui/use-school-zone";
import { call } from "@/lib/app/bootstrap/client";
import { dataOf, isSuccess, type CallResult } from "@/lib/base/contract/result";
import type { PublicCallResponse, PublicCallInput } from "@/lib/base/contract/types";
import { toItem, type SeriesItem, type SeriesList } from "@/lib/subjects/series/item";
import { maxPageSize, perPage, readAllPages } from "@/lib/subjects/series/pages";
import { readPageToken } from "@/lib/base/session/page-account";

/** The list that the server rendered the page with. */
export type SeriesInitial = { items: SeriesItem[]; total: number; stale: boolean };

type SeriesOptions = {
  /** Undefined if the page was rendered with another list or without one. */
  initial: SeriesInitial | undefined;
  /** When the page was rendered, in milliseconds since 1970. */
  renderedAt?: number;
  /** Milliseconds between two fetches of the seats; 0 fetches only when the visitor returns to the page. */
  refreshInterval?: number;
  enabled?: boolean;
};

/** A list of series classes whose seats are refreshed regularly. */
export type SeriesState = {
  /** Undefined while loading, or after a failure. */
  items: SeriesItem[] | undefined;
  total: number;
  /** Whether the list is the signed-in student's own, and includes their applications. */
  isPersonal: boolean;
  loading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** A page of the hot-sell list (from 1), ten classes each, or all classes. */
export function usePreSales(page: number | "all", options: SeriesOptions): SeriesState {
  const input = page === "all" ? { page: 1, per_page: maxPageSize } : { page, per_page: perPage };
  const read = page === "all" ? readAllPreSales : undefined;
  return useSeriesList(
    "preSale",
    useCall("preSales", enabledInput(input, options), { ...callOptions(options), version: page }, read),
    options,
  );
}

/** Reads all classes of the hot-sell list as one response; fails if one of its pages does. */
async function readAllPreSales(): Promise<CallResult<PublicCallResponse<"preSales">>> {
  const results = await readAllPages((input) => call("preSales", input));
  const failure = results.find((result) => !isSuccess(result));
  if (failure) return failure;
  const lists = results.flatMap((result) => dataOf(result) ?? []);
  const classes = new Map(lists.flatMap(({ list }) => list).map((entry) => [entry.id, entry]));
  return { code: 0, message: "", data: { ...lists[0]!, list: [...classes.values()] } };
}

export function useRecommended(
  input: PublicCallInput<"recommendedSets">,
  options: SeriesOptions,
): SeriesState {
  return useSeriesList(
    "recommended",
    useCall("recommendedSets", enabledInput(input, options), callOptions(options)),
    options,
  );
}

const enabledInput = <Input>(input: Input, { enabled = true }: SeriesOptions) =>
  enabled ? input : undefined;

function callOptions({ initial, renderedAt, refreshInterval = 0 }: SeriesOptions) {
  const isShown = initial !== undefined;
  return { isShown, renderedAt, refreshOnMount: initial?.stale, refreshInterval };
}

type Call = {
  data: PublicCallResponse<"preSales"> | undefined;
  failure: unknown;
  isLoading: boolean;
  reload: () => unknown;
};

function useSeriesList(list: SeriesList, call: Call, { initial }: SeriesOptions): SeriesState {
  const { data, failure, isLoading, reload } = call;
  const zone = useSchoolZone();
  const items = useMemo(() => data?.list.map((entry) => toItem(list, entry, zone)), [data, list, zone]);
  const shownItems = items ?? initial?.items;
  const total = data?.total ?? initial?.total ?? 0;
  const isPersonal = data !== undefined && readPageToken() !== undefined;
  const hasFailed = failure !== undefined;
  const retry = useCallback(() => void reload(), [reload]);
  // A stable reference, because a new object would force React to hydrate all cards.
  return useMemo(
    () => ({ items: shownItems, total, isPersonal, loading: isLoading, hasFailed, retry }),
    [shownItems, total, isPersonal, isLoading, hasFailed, retry],
  );
}
