"use client";

import { useState } from "react";
import { useRegions } from "@/components/series/bookings/use-regions";
import { useCombobox } from "@/components/ui/use-combobox";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { defaultPhoneCodes, regionCountries, regions } from "@/lib/base/reference/campaign-regions";
import type { Language } from "@/lib/base/i18n/languages";
import { isCode, keepDigits } from "./phone-digits";

/** The searchable list of countries of a dial code field, and the names of the countries with the current code. */
export function useCountryCode(id: string, current: string, choose: (dialCode: string) => void) {
  const [isListRequested, setListRequested] = useState(false);
  const [query, setQuery] = useState("");
  const [key, setKey] = useState("");
  const isHydrated = useIsHydrated();
  const language = (isHydrated ? document.documentElement.lang : "en-US") as Language;
  const { all, options, findRegion: find, toKey: keyOf } = useRegions(language, query, isListRequested);
  const combobox = useCombobox({
    id,
    options,
    onSelect: (chosen) => {
      const region = find(chosen);
      setKey(chosen);
      setQuery("");
      if (region) choose(region.dialCode);
    },
  });
  const chosen = find(key)?.dialCode === current ? find(key) : undefined;
  const regionsOfCode = chosen ? [chosen] : all.filter(({ dialCode }) => dialCode === current);
  const codes =
    regionsOfCode.length > 0
      ? regionsOfCode.map(({ code }) => code)
      : isHydrated
        ? knownCountries(current)
        : [];
  const names = new Intl.DisplayNames(language, { type: "region" });
  return {
    country: codes.map((country) => names.of(country)).join(" / "),
    list: {
      options,
      isThere: all.length > 0,
      chosen: chosen ? keyOf(chosen) : "",
      load: () => setListRequested(true),
    },
    combobox,
    onCodeInput: (field: HTMLInputElement) => {
      if (isCode(field.value)) keepDigits(field);
      setQuery(field.value);
      // Autofill and inline scripts must not open the list.
      if (field === document.activeElement) combobox.search(field.value);
    },
    /** Restores the dial code after a search without a selection. */
    restoreCode: (field: HTMLInputElement) => {
      if (!isCode(field.value)) field.value = current;
      setQuery("");
    },
  };
}

/** The countries of a dial code that are known before the list is loaded. */
function knownCountries(dialCode: string): string[] {
  const { country, dialCode: visitorDialCode } = document.documentElement.dataset;
  if (country && visitorDialCode === dialCode) return [country];
  return regions
    .filter((region) => defaultPhoneCodes[region] === dialCode)
    .map((region) => regionCountries[region]);
}
