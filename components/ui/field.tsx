import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { describedBy, FieldNotes } from "./field-notes";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Stands below the input and its notes. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** Label, input, hint and error, wired once. `flex`: in a block WebKit sets a date at the top of its field. */
export function Field({ id, label, hint, error, after, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        className="border-ink/50 aria-invalid:border-cinnabar mt-1 flex min-h-12 w-full items-center rounded-small border bg-white px-3 text-base"
        {...input}
      />
      <FieldNotes id={id} hint={hint} error={error} />
      {after}
    </div>
  );
}
