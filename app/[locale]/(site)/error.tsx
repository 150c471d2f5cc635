"use client";

import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("@/components/layout/error-page"));

/** The page that says so is fetched only when something went wrong: no page that works carries it. */
export default function SiteError({ reset }: { reset: () => void }) {
  return (
    <Suspense>
      <ErrorPage reset={reset} />
    </Suspense>
  );
}
