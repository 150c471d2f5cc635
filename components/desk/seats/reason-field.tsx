"use client";

import type { InputHTMLAttributes, Ref } from "react";
import { Field } from "@/components/ui/field";
import { mostReason } from "@/lib/account/point-limits";
import { useWords } from "../words";

type ReasonFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Why a seat is changed: kept in the ledger, and read by the student. */
export function ReasonField({ error, ...input }: ReasonFieldProps) {
  const words = useWords("seats");
  return (
    <Field
      id="seat-reason"
      autoComplete="off"
      maxLength={mostReason}
      label={words.reason}
      hint={words.reasonHint}
      {...(error !== undefined && { error })}
      {...input}
    />
  );
}
