"use client";

import { useEffect } from "react";
import { changeSearch, useSearch } from "@/components/ui/use-search";
import { applying } from "@/lib/paths";
import { applyState } from "@/lib/series/apply-state";
import type { SeriesItem } from "@/lib/series/item";
import { readAccountType } from "@/lib/session/browser";

/**
 * Opens the confirmation for a student who returns from the login (lib/paths, `applying`), once their own list shows
 * that they have not applied yet.
 */
export function useReturned(item: SeriesItem, personal: boolean, apply: (item: SeriesItem) => void) {
  const returned = new URLSearchParams(useSearch()).has(applying) && personal;
  useEffect(() => {
    if (!returned) return;
    changeSearch({ [applying]: undefined }, "replace");
    if (readAccountType() !== "teacher" && applyState(item, Date.now()) === "open") apply(item);
  }, [returned, item, apply]);
}
