"use client";

import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("@/components/campaign/error-page"));

/** The error page is loaded on demand, so that it adds nothing to the other pages. */
export default function CampaignError({ reset }: { reset: () => void }) {
  return (
    <Suspense>
      <ErrorPage reset={reset} />
    </Suspense>
  );
}
