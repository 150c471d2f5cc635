"use client";

import { useEffect, useState } from "react";

/** Delay after hydration, if the visitor does not scroll. */
const settledAfterMs = 5000;

/** False at first, true after the first scroll or after five seconds. Used to delay secondary content. */
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
    // On back and reload, the browser has restored the scroll position before this runs.
    const timer = setTimeout(come, scrollY > 0 ? 0 : settledAfterMs);
    addEventListener("scroll", come, { passive: true, once: true });
    return stop;
  }, []);
  return moment;
}
