"use client";

import { Fragment, type ReactNode } from "react";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { nearestFirst } from "@/lib/subjects/school/nearest";
import { useIsHydratedDeferred } from "./use-is-hydrated";

type NearestFirstProps = {
  items: readonly { key: string; zones: readonly string[]; content: ReactNode }[];
  /** Maximum number of items shown. */
  maxItems?: number;
};

/** Items of several countries, those of the visitor's time zone first. Without script they keep the server's order. */
export function NearestFirst({ items, maxItems }: NearestFirstProps) {
  const isHydrated = useIsHydratedDeferred();
  const ordered = isHydrated ? nearestFirst(items, readBrowserTimeZone()) : items;
  return ordered.slice(0, maxItems).map(({ key, content }) => <Fragment key={key}>{content}</Fragment>);
}
