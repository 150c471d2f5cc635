import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { describedByIds, FieldNotes } from "./field-notes";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  /** Shown in brackets after the label. */
  note?: string;
  hint?: string;
  error?: string;
  /** How to fix the error, where its text is fixed by the specification. */
  help?: string | undefined;
  /** Rendered below the input, its hint and its error. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** An input with its label, hint and error, connected for screen readers. */
export function Field({ id, label, note, hint, error, help, after, ...input }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {note && (
          <>
            {" "}
            <span className="text-label font-normal text-soft">({note})</span>
          </>
        )}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByIds({ id, hint, error })}
        className="mt-1 field-input"
        {...input}
      />
      <FieldNotes id={id} hint={hint} error={error} help={help} />
      {after}
    </div>
  );
}
