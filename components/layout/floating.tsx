"use client";

import { OnDemand } from "@/components/ui/on-demand";
import { useMoment } from "./use-moment";

const loadAdvert = () => import("./advert");

/** The adverts. Nobody needs them before they have begun to read, so their code is fetched then. */
export function Floating() {
  return useMoment() && <OnDemand load={loadAdvert} part={{}} />;
}
