"use client";

import { useEffect, useState } from "react";
import { OnDemand } from "@/components/ui/on-demand";

/** Delay after hydration, if the visitor does not scroll. */
const settleMs = 5000;

/** False at first, true after the first scroll or after five seconds. Used to delay secondary content. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => {
      stop();
      setIsSettled(true);
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener("scroll", settle);
    };
    // On back and reload, the browser has restored the scroll position before this runs.
    const timer = setTimeout(settle, scrollY > 0 ? 0 : settleMs);
    addEventListener("scroll", settle, { passive: true, once: true });
    return stop;
  }, []);
  return isSettled;
}

const loadAdvert = () => import("./advert");

/** The adverts. Their code is loaded after the first scroll or after a few seconds, to keep it out of the page load. */
export function DeferredAdvert({ name }: { name: string }) {
  return useIsSettled() && <OnDemand load={loadAdvert} componentProps={{ name }} />;
}
