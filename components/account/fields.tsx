"use client";

import { Field } from "@/components/ui/field";
import type { AccountFields } from "./account-form";

export type EmailLabels = { email: string; emailRequired: string; emailFormat: string };
export type PasswordLabels = { password: string; passwordRequired: string };

/** One @, a dot behind it, no blanks: the server judges the rest. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function EmailField({ form, labels }: { form: AccountFields; labels: EmailLabels }) {
  return (
    <Field
      id="email"
      type="email"
      autoComplete="email"
      label={labels.email}
      error={form.errors.email?.message}
      {...form.register("email", {
        setValueAs: (value: string) => value.trim(),
        required: labels.emailRequired,
        pattern: { value: emailShape, message: labels.emailFormat },
        maxLength: { value: 254, message: labels.emailFormat },
      })}
    />
  );
}

type PasswordFieldProps = {
  form: AccountFields;
  labels: PasswordLabels;
  /** For a new password only: how long it must be. One that exists already is not judged here. */
  fresh?: { hint: string; short: string };
};

/** Least length of a new password, in characters (NIST SP 800-63B). */
const shortest = 8;

export function PasswordField({ form, labels, fresh }: PasswordFieldProps) {
  return (
    <Field
      id="password"
      type="password"
      autoComplete={fresh ? "new-password" : "current-password"}
      label={labels.password}
      hint={fresh?.hint}
      error={form.errors.password?.message}
      {...form.register("password", {
        required: labels.passwordRequired,
        minLength: fresh && { value: shortest, message: fresh.short },
        maxLength: 200,
      })}
    />
  );
}
