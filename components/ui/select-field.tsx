import type { Ref, SelectHTMLAttributes } from "react";
import { describedByIds, FieldNotes } from "./field-notes";

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: string; text: string; disabled?: boolean }[];
  ref?: Ref<HTMLSelectElement>;
};

/** A select with its label, hint and error, connected for screen readers. */
export function SelectField({ id, label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByIds({ id, hint, error })}
        className="mt-1 select"
        {...select}
      >
        {options.map(({ value, text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
