"use client";

import type { InputHTMLAttributes, Ref } from "react";
import { Field } from "@/components/ui/field";
import { maxReasonLength } from "@/lib/subjects/points/limits";
import { useWords } from "../words";

type ReasonFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The reason for changing a seat; the ledger stores it and the student reads it. */
export function ReasonField({ error, ...input }: ReasonFieldProps) {
  const words = useWords("bookings");
  return (
    <Field
      id="seat-reason"
      autoComplete="off"
      maxLength={maxReasonLength}
      label={words.reason}
      hint={words.reasonHint}
      {...(error !== undefined && { error })}
      {...input}
    />
  );
}
