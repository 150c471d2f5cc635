"use client";

import { lazy, Suspense } from "react";
import type { FloatingLabels } from "./floating-parts";
import { useMoment } from "./use-moment";

const FloatingParts = lazy(() => import("./floating-parts"));

/** What floats above the page. Nobody needs it before they have begun to read, so it is fetched then. */
export function Floating({ labels }: { labels: FloatingLabels }) {
  return (
    useMoment() && (
      <Suspense>
        <FloatingParts labels={labels} />
      </Suspense>
    )
  );
}
