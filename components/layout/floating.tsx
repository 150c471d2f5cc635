"use client";

import { OnDemand } from "@/components/ui/on-demand";
import { useMoment } from "./use-moment";

const loadAdvert = () => import("./advert");

/** The adverts. Their code is loaded after the first scroll or after a few seconds, to keep it out of the page load. */
export function Floating() {
  return useMoment() && <OnDemand load={loadAdvert} part={{}} />;
}
