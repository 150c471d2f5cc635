"use client";

import { useState } from "react";
import type { FieldValues, Path, UseFormRegister } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

export type EmailLabels = { email: string; emailRequired: string; emailFormat: string };
export type PasswordLabels = { password: string; passwordRequired: string; showPassword: string };

/** One @, a dot behind it, no blanks: the server judges the rest. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type EmailFieldProps<Values extends FieldValues> = {
  name: Path<Values>;
  register: UseFormRegister<Values>;
  error: string | undefined;
  labels: EmailLabels;
};

export function EmailField<Values extends FieldValues>({
  name,
  register,
  error,
  labels,
}: EmailFieldProps<Values>) {
  return (
    <Field
      id={name}
      type="email"
      autoComplete="email"
      label={labels.email}
      error={error}
      {...register(name, {
        setValueAs: (value: string) => value.trim(),
        required: labels.emailRequired,
        pattern: { value: emailShape, message: labels.emailFormat },
        maxLength: { value: 254, message: labels.emailFormat },
      })}
    />
  );
}

/** The rules of a name by which one is called. */
export const nameRules = (required: string) => ({
  setValueAs: (value: string) => value.trim(),
  required,
  maxLength: 60,
});

type PasswordFieldProps<Values extends FieldValues> = {
  name: Path<Values>;
  register: UseFormRegister<Values>;
  error: string | undefined;
  labels: PasswordLabels;
  /** For a new password only: how long it must be. One that exists already is not judged here. */
  fresh?: { hint: string; short: string };
};

/** Least length of a new password, in characters (NIST SP 800-63B). */
const shortest = 8;

/** A password, which can be looked at while it is typed. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { name, register, error, labels, fresh } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field
      id={name}
      type={shown ? "text" : "password"}
      autoComplete={fresh ? "new-password" : "current-password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      label={labels.password}
      hint={fresh?.hint}
      error={error}
      after={
        <button
          type="button"
          className="field-toggle"
          aria-pressed={shown}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} size={18} />
          {labels.showPassword}
        </button>
      }
      {...register(name, {
        required: labels.passwordRequired,
        minLength: fresh && { value: shortest, message: fresh.short },
        maxLength: 200,
      })}
    />
  );
}
