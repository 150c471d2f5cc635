"use client";

import { useEffect } from "react";
import type { AccountView } from "@/lib/account/contract";
import { doAccount } from "@/lib/account/client";
import { isLanguage } from "@/lib/i18n/languages";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";

/** Saves the visitor's current language and time zone to the account if they differ from the stored ones. */
export function useToldReader({ language: known, time_zone: knownZone }: AccountView<"student">["reader"]) {
  useEffect(() => {
    const language = document.documentElement.lang;
    const zone = ownTimeZone();
    if (!isLanguage(language) || (language === known && (!zone || zone === knownZone))) return;
    void doAccount("reader", { language, time_zone: zone ?? null });
  }, [known, knownZone]);
}
