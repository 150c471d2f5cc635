"use client";

import { useEffect } from "react";
import type { AccountView } from "@/lib/account/contract";
import { runAccountAction } from "@/lib/account/client";
import { isLanguage } from "@/lib/i18n/languages";
import { readBrowserTimeZone } from "@/lib/i18n/browser-time-zone";

/** Saves the visitor's current language and time zone to the account if they differ from the stored ones. */
export function useSyncReader({
  language: storedLanguage,
  time_zone: storedZone,
}: AccountView<"student">["reader"]) {
  useEffect(() => {
    const language = document.documentElement.lang;
    const zone = readBrowserTimeZone();
    if (!isLanguage(language) || (language === storedLanguage && (!zone || zone === storedZone))) return;
    void runAccountAction("reader", { language, time_zone: zone ?? null });
  }, [storedLanguage, storedZone]);
}
