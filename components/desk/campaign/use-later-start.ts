"use client";

import { useCall } from "@/components/calls/use-call";
import { serverNow } from "@/lib/base/clock/server-clock";
import { seasonStart, type SeasonSpan } from "@/lib/subjects/campaign/choose-season";
import type { Values } from "@/lib/engines/content/form-values";
import type { Kind } from "@/lib/app/editing/kinds";
import { formatPageDay } from "../time";

/** Detects when a season starts in the future: published, it would hide the season that visitors see now. */
export function useLaterStart(kind: Kind, id: number | undefined) {
  const { data } = useCall("desk/campaign/list", kind === "season" ? {} : undefined);
  const isShown = data?.seasons.some((season) => season.id === id && season.shown) ?? false;
  /** The first day, formatted; empty if the season has started or the record is no season. */
  const day = (values: Values) => {
    const season = values as unknown as SeasonSpan;
    return kind === "season" && seasonStart(season) > serverNow() ? formatPageDay(season.from) : "";
  };
  return { day, hidesSeason: (values: Values) => isShown && day(values) !== "" };
}
