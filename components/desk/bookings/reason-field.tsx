"use client";

import { useTranslations } from "next-intl";
import type { InputHTMLAttributes, Ref } from "react";
import { Field } from "@/components/ui/field";
import { maxReasonLength } from "@/lib/subjects/points/limits";

type ReasonFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The reason for changing a seat; the ledger stores it and the student reads it. */
export function ReasonField({ error, ...input }: ReasonFieldProps) {
  const t = useTranslations("desk.bookings");
  return (
    <Field
      id="seat-reason"
      autoComplete="off"
      maxLength={maxReasonLength}
      label={t("reason")}
      hint={t("reasonHint")}
      {...(error !== undefined && { error })}
      {...input}
    />
  );
}
