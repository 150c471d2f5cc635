"use client";

import { useTranslations } from "next-intl";
import { codes } from "@/lib/base/contract/codes";
import type { NetworkFailure, Refusal } from "@/lib/base/contract/result";
import { LoadError } from "./load-error";

type LoadingOrErrorProps = { failure: Refusal | NetworkFailure | undefined; onRetry: () => void };

/** Replaces data that is loading, was refused or could not be loaded. */
export function LoadingOrError({ failure, onRetry }: LoadingOrErrorProps) {
  const t = useTranslations("desk.shell");
  if (!failure)
    return (
      <p role="status" className="lead">
        {t("loading")}
      </p>
    );
  if (!("code" in failure) || failure.code === codes.internal.code) return <LoadError onRetry={onRetry} />;
  return (
    <p role="alert" className="lead">
      {failure.message}
    </p>
  );
}
