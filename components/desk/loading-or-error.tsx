"use client";

import { codes } from "@/lib/base/contract/codes";
import type { NetworkFailure, Refusal } from "@/lib/base/contract/result";
import { LoadError } from "./load-error";
import { useWords } from "./words";

type LoadingOrErrorProps = { failure: Refusal | NetworkFailure | undefined; onRetry: () => void };

/** Replaces data that is loading, was refused or could not be loaded. */
export function LoadingOrError({ failure, onRetry }: LoadingOrErrorProps) {
  const { loading } = useWords("shell");
  if (!failure)
    return (
      <p role="status" className="lead">
        {loading}
      </p>
    );
  if (!("code" in failure) || failure.code === codes.internal.code) return <LoadError onRetry={onRetry} />;
  return (
    <p role="alert" className="lead">
      {failure.message}
    </p>
  );
}
