"use client";

import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("@/components/campaign/error-page"));

/** As on the site's pages, what says so is fetched only when something went wrong. */
export default function CampaignError({ reset }: { reset: () => void }) {
  return (
    <Suspense>
      <ErrorPage reset={reset} />
    </Suspense>
  );
}
