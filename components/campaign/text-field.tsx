import type { ComponentProps } from "react";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import { inputClasses } from "./classes";

type TextFieldProps = ComponentProps<"input"> & {
  name: string;
  label: string;
  /** Shown in brackets after the label. */
  note?: string;
  hint?: string;
  error: string | undefined;
  /** How to fix the error, shown after it. */
  help?: string | undefined;
};

/** A field of the campaign's forms. */
export function TextField({ label, note, hint, error, help, required, ...input }: TextFieldProps) {
  const id = `field-${input.name}`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold wrap-anywhere">
        {label} {note && <span className="text-label font-normal text-soft">({note})</span>}
      </label>
      <input
        id={id}
        className={inputClasses}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByIds({ id, hint, error })}
        {...input}
      />
      <FieldNotes id={id} hint={hint} error={error} help={help} />
    </div>
  );
}
