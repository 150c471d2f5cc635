"use client";

import { codes } from "@/lib/contract/codes";
import type { NetworkFailure, Refusal } from "@/lib/contract/result";
import { Unreachable } from "./unreachable";
import { useWords } from "./words";

type WaitingProps = { failure: Refusal | NetworkFailure | undefined; retry: () => void };

/** Replaces data that is loading, was refused or could not be loaded. */
export function Waiting({ failure, retry }: WaitingProps) {
  const { loading } = useWords("shell");
  if (!failure)
    return (
      <p role="status" className="desk-lead">
        {loading}
      </p>
    );
  if (!("code" in failure) || failure.code === codes.internal.code) return <Unreachable retry={retry} />;
  return (
    <p role="alert" className="desk-lead">
      {failure.message}
    </p>
  );
}
