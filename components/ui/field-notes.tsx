type Notes = { id: string; hint?: string | undefined; error?: string | undefined };

/** A field's `aria-describedby`: which notes stand below it. */
export function describedBy({ id, hint, error }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/**
 * What a field is for, and what is wrong with it: told beside it and to screen readers.
 * @param help what to do, behind an error whose words are fixed
 */
export function FieldNotes({ id, hint, error, help }: Notes & { help?: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {help ? (
            <>
              <span>{error}</span> <span className="block">{help}</span>
            </>
          ) : (
            error
          )}
        </p>
      )}
    </>
  );
}
