import type { Ref, TextareaHTMLAttributes } from "react";
import { describedByIds, FieldNotes } from "./field-notes";

type TextareaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Like `Field`, for text of several lines. */
export function TextareaField({ id, label, hint, error, ...textarea }: TextareaFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByIds({ id, hint, error })}
        className="mt-1 field-input py-2"
        {...textarea}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
