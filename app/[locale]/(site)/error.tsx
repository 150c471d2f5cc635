"use client";

import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("@/components/layout/error-page"));

/** The error page is loaded on demand, so that it adds nothing to the other pages. */
export default function SiteError({ reset }: { reset: () => void }) {
  return (
    <Suspense>
      <ErrorPage reset={reset} />
    </Suspense>
  );
}
