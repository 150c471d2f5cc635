"use client";

import { createContext, useContext } from "react";
import { fallbackLanguage, languages, type Language } from "@/lib/base/i18n/languages";

/** The languages that the site offers. */
export const OfferedLanguagesContext = createContext<readonly Language[]>(languages);

export const useOfferedLanguages = () => useContext(OfferedLanguagesContext);

/** The languages in which texts are written: those that the site offers, and English, which replaces missing ones. */
export function useWrittenLanguages(): readonly Language[] {
  const offered = useOfferedLanguages();
  return languages.filter((language) => language === fallbackLanguage || offered.includes(language));
}
