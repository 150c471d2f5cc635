import type { ComponentProps } from "react";

type TextFieldProps = ComponentProps<"input"> & {
  name: string;
  label: string;
  /** After the label, in brackets. */
  note?: string;
  hint?: string;
  error: string | undefined;
};

/** A field of the campaign's forms: label, hint and error belong to it for a screen reader too. */
export function TextField({ label, note, hint, error, required, ...input }: TextFieldProps) {
  const id = `field-${input.name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id}>
        {label} {note && <span className="optional">({note})</span>}
      </label>
      <input
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
