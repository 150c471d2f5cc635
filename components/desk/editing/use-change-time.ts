"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { serverNow } from "@/lib/base/clock/server-clock";
import type { Values } from "@/lib/engines/content/form-values";

/** Delay after the last change of a field before the form is compared with its base. */
const delayMs = 300;

/**
 * Stores the time of the first unsaved change in the form's value `since`, which is empty without unsaved changes.
 * @param isChanged whether there are unsaved changes; undefined leaves the value as it is
 */
export function useChangeTime(form: UseFormReturn<Values>, isChanged: () => boolean | undefined): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateSince = () => {
      const since = String(form.getValues("since"));
      const changed = isChanged();
      if (changed === undefined || changed === (since !== "")) return;
      form.setValue("since", since === "" ? new Date(serverNow()).toISOString() : "");
    };
    updateSince();
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(updateSince, delayMs);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
    // The form object is the same for the life of its component.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form]);
}
