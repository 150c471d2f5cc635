"use client";

import { useEffect } from "react";
import { updateQueryString, useQueryString } from "@/components/ui/use-query-string";
import { applyParameter } from "@/lib/paths";
import { applyState } from "@/lib/series/apply-state";
import type { SeriesItem } from "@/lib/series/item";
import { readAccountType } from "@/lib/session/browser";

/**
 * Opens the confirmation for a student who returns from the login (lib/paths, `applying`), once their own list shows
 * that they have not applied yet.
 */
export function useResumeApply(item: SeriesItem, isPersonal: boolean, apply: (item: SeriesItem) => void) {
  const shouldResume = new URLSearchParams(useQueryString()).has(applyParameter) && isPersonal;
  useEffect(() => {
    if (!shouldResume) return;
    updateQueryString({ [applyParameter]: undefined }, "replace");
    if (readAccountType() !== "teacher" && applyState(item, Date.now()) === "open") apply(item);
  }, [shouldResume, item, apply]);
}
