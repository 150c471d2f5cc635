import type { InputHTMLAttributes, Ref } from "react";

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Label, input, hint and error, wired once: what is wrong is told beside the field and to screen readers. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="border-ink/50 aria-invalid:border-cinnabar mt-1 block min-h-12 w-full rounded-small border bg-white px-3 text-base"
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-label text-soft mt-1">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-label text-cinnabar mt-1 font-semibold">
          {error}
        </p>
      )}
    </div>
  );
}
