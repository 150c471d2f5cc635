"use client";

import { useEffect, useState } from "react";

/** Milliseconds after which the page counts as readable even if nobody has scrolled. */
const patience = 5000;

/**
 * True once the advert may open: at the first scroll or after a while, never before the page can be read, and
 * never twice in a browser session (`seenKey` in session storage).
 */
export function useAdvertMoment(seenKey: string): boolean {
  const [moment, setMoment] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(seenKey)) return;
    const open = () => {
      stop();
      setMoment(true);
    };
    const timer = setTimeout(open, patience);
    const stop = () => {
      clearTimeout(timer);
      removeEventListener("scroll", open);
    };
    addEventListener("scroll", open, { passive: true, once: true });
    return stop;
  }, [seenKey]);
  return moment;
}
