"use client";

import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** One array for all renders: a new one each time would run the effect, and so the reset, without end. */
const none: readonly never[] = [];

/**
 * Keeps what was typed across a reload and a change of language, in session storage under `key`. Fields named in
 * `except` (passwords) are never written down.
 */
export function useKeptForm<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  except: readonly (keyof Values)[] = none,
): void {
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) form.reset({ ...form.getValues(), ...(JSON.parse(kept) as Values) });
    const subscription = form.watch((values) => {
      const keep = Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name)));
      sessionStorage.setItem(key, JSON.stringify(keep));
    });
    return () => subscription.unsubscribe();
    // The form object is the same for the life of its component, and so are the names left out.
  }, [form, key, except]);
}
