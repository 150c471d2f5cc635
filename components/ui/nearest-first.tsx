"use client";

import { Fragment, type ReactNode } from "react";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";
import { nearestFirst } from "@/lib/school/nearest";
import { useInBrowserLater } from "./use-in-browser";

type NearestFirstProps = {
  items: readonly { key: string; zones: readonly string[]; content: ReactNode }[];
  /** Maximum number of items shown. */
  most?: number;
};

/** Items of several countries, those of the visitor's time zone first. Without script they keep the server's order. */
export function NearestFirst({ items, most }: NearestFirstProps) {
  const inBrowser = useInBrowserLater();
  const ordered = inBrowser ? nearestFirst(items, ownTimeZone()) : items;
  return ordered.slice(0, most).map(({ key, content }) => <Fragment key={key}>{content}</Fragment>);
}
