"use client";

import { OnDemand } from "@/components/ui/on-demand";
import { useMoment } from "./use-moment";

const loadParts = () => import("./floating-parts");

/** What floats above the page. Nobody needs it before they have begun to read, so it is fetched then. */
export function Floating({ backToTop }: { backToTop: string }) {
  return useMoment() && <OnDemand load={loadParts} part={{ backToTop }} />;
}
