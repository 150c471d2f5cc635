"use client";

import { OnDemand } from "@/components/ui/on-demand";
import { useIsSettled } from "./use-is-settled";

const loadAdvert = () => import("./advert");

/** The adverts. Their code is loaded after the first scroll or after a few seconds, to keep it out of the page load. */
export function DeferredAdvert() {
  return useIsSettled() && <OnDemand load={loadAdvert} componentProps={{}} />;
}
