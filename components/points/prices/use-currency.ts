"use client";

import { useSyncExternalStore } from "react";
import { currencyKey } from "@/lib/subjects/points/prices/currency-key";
import type { RateTable } from "@/lib/subjects/points/prices/convert";
import { localStore } from "@/lib/base/storage/browser-storage";

/* The currency that the visitor has chosen. It is stored, or else held until the page is closed. */

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

export function chooseCurrency(currency: string): void {
  localStore.write(currencyKey, currency);
  for (const onChange of listeners) onChange();
}

/** The visitor's currency if prices have it, else the page's. On the server and during hydration the page's. */
export function useCurrency({ rates, initial }: RateTable): string {
  const chosen = useSyncExternalStore(
    subscribe,
    () => localStore.read(currencyKey),
    () => undefined,
  );
  return chosen !== undefined && Object.hasOwn(rates, chosen) ? chosen : initial;
}
