"use client";

import { useMemo } from "react";
import useSWR from "swr";
import type { ComboboxOption } from "@/components/ui/combobox";
import { useComposedText } from "@/components/ui/composition";
import type { Language } from "@/lib/base/i18n/languages";
import { searchRegions, type CountryOrRegion } from "@/lib/base/reference/regions";

async function fetchRegions(path: string): Promise<CountryOrRegion[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`region list failed with status ${response.status}`);
  return response.json();
}

/** A country with several dial codes has one entry for each. */
const toKey = ({ code, dialCode }: CountryOrRegion) => `${code}-${dialCode}`;

/** A stable reference, so that the memos below are not recomputed on each render. */
const noRegions: CountryOrRegion[] = [];

/**
 * The countries with their dial codes, named in the visitor's language. The typed text matches
 * that name, the English and Chinese names, and the codes.
 * @param isWanted whether the list is fetched now
 */
export function useRegions(locale: Language, typed: string, isWanted = true) {
  const query = useComposedText(typed);
  const { data = noRegions } = useSWR(isWanted && "/api/regions", fetchRegions, { revalidateOnFocus: false });
  const names = useMemo(() => {
    const displayNames = new Intl.DisplayNames(locale, { type: "region" });
    return Object.fromEntries(data.map(({ code, en }) => [code, displayNames.of(code) ?? en]));
  }, [data, locale]);
  const toText = (region: CountryOrRegion) => `${names[region.code]} +${region.dialCode}`;
  const options = useMemo(
    () =>
      searchRegions(query, data, names).map((region): ComboboxOption => ({
        key: toKey(region),
        text: `${names[region.code]} +${region.dialCode}`,
      })),
    [query, data, names],
  );
  const findRegion = (key: string) => data.find((region) => toKey(region) === key);
  return { all: data, options, findRegion, toKey, toText };
}
