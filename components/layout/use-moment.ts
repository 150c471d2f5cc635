"use client";

import { useEffect, useState } from "react";

/** Milliseconds after which the page counts as readable even if nobody has scrolled. */
const patience = 5000;

/** True at the first scroll or after a while: from then on what floats above the page may come. */
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
    // A browser that goes back to where one was has scrolled before this runs.
    const timer = setTimeout(come, scrollY > 0 ? 0 : patience);
    addEventListener("scroll", come, { passive: true, once: true });
    return stop;
  }, []);
  return moment;
}
