"use client";

import { useCall } from "@/components/calls/use-call";
import { ExitQuote } from "./exit-quote";
import { Loading } from "./loading";

/** The quote of the member's own family. */
export function FamilyExitQuote() {
  const { data, failure, reload } = useCall("GET account/exit-quote", {});
  if (!data) return <Loading isLoading={!failure} onRetry={() => void reload()} />;
  return data.quote && <ExitQuote quote={data.quote} />;
}
