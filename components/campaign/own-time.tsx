"use client";

import { useSyncExternalStore } from "react";
import { ownTime } from "@/lib/campaign/own-time";
import { fill } from "@/components/ui/fill";
import { noChange } from "./seconds";

type OwnTimeProps = {
  /** In milliseconds. */
  instant: number;
  /** Zone that the page tells the time in. */
  zone: string;
  language: string;
  /** With `{time}` and `{zone}`. */
  text: string;
  /** From when on nobody needs it any more, in milliseconds. */
  until?: number;
};

/** The time on the visitor's own clock, where that is another than the region's. Only the browser knows it. */
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
