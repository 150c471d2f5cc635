"use client";

import { useEffect, useState } from "react";

/** Without a scroll, this long after the page was taken over. */
const settledAfterMs = 5000;

/** False at first, true from the first scroll or after five seconds on: then what floats above the page is loaded. */
export function useMoment(): boolean {
  const [moment, setMoment] = useState(false);
  useEffect(() => {
    const come = () => {
      stop();
      setMoment(true);
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener("scroll", come);
    };
    // A browser that restores the scroll position, after going back or reloading, has done so before this runs.
    const timer = setTimeout(come, scrollY > 0 ? 0 : settledAfterMs);
    addEventListener("scroll", come, { passive: true, once: true });
    return stop;
  }, []);
  return moment;
}
