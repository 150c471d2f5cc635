"use client";

import { useSyncExternalStore } from "react";
import { ownTime } from "@/lib/campaign/own-time";
import { fill } from "@/components/ui/fill";
import { noChange } from "./seconds";

type OwnTimeProps = {
  /** Milliseconds since 1970. */
  instant: number;
  /** Time zone that the page shows times in. */
  zone: string;
  language: string;
  /** Template with `{time}` and `{zone}`. */
  text: string;
  /** The text is hidden from this instant on, in milliseconds since 1970. */
  until?: number;
};

/** The time in the visitor's time zone, if it differs from the region's. Rendered by the browser only. */
export function OwnTime({ instant, zone, language, text, until = Infinity }: OwnTimeProps) {
  const shown = useSyncExternalStore(
    noChange,
    () => {
      if (Date.now() >= until) return "";
      const own = ownTime(new Date(instant), zone, language);
      return own ? fill(text, own) : "";
    },
    () => "",
  );
  return <p className="own-time">{shown}</p>;
}
