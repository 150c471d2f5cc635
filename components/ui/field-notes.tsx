type Notes = { id: string; hint?: string | undefined; error?: string | undefined };

/** A field's `aria-describedby`: which notes stand below it. */
export function describedBy({ id, hint, error }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** What a field is for, and what is wrong with it: told beside it and to screen readers. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}
