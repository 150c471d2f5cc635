"use client";

import { useMemo } from "react";
import useSWR from "swr";
import type { ComboboxOption } from "@/components/ui/combobox";
import type { Language } from "@/lib/i18n/languages";
import { searchRegions, type Region } from "@/lib/reference/regions";

async function fetchRegions(path: string): Promise<Region[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`region list failed with status ${response.status}`);
  return response.json();
}

/** A country with several dial codes has one entry for each. */
const keyOf = ({ code, dialCode }: Region) => `${code}-${dialCode}`;

/** A stable reference, so that the memos below are not recomputed on each render. */
const none: Region[] = [];

/**
 * The countries with their dial codes, named in the visitor's language. The query matches
 * that name, the English and Chinese names, and the codes.
 * @param isWanted whether the list is fetched now
 */
export function useRegions(locale: Language, query: string, isWanted = true) {
  const { data = none } = useSWR(isWanted && "/api/regions", fetchRegions, { revalidateOnFocus: false });
  const names = useMemo(() => {
    const own = new Intl.DisplayNames(locale, { type: "region" });
    return Object.fromEntries(data.map(({ code, en }) => [code, own.of(code) ?? en]));
  }, [data, locale]);
  const textOf = (region: Region) => `${names[region.code]} +${region.dialCode}`;
  const options = useMemo(
    () =>
      searchRegions(query, data, names).map((region): ComboboxOption => ({
        key: keyOf(region),
        text: `${names[region.code]} +${region.dialCode}`,
      })),
    [query, data, names],
  );
  const find = (key: string) => data.find((region) => keyOf(region) === key);
  return { all: data, options, find, keyOf, textOf };
}
