type FieldNotesProps = { id: string; hint?: string | undefined; error?: string | undefined };

/** The `aria-describedby` of a field: the ids of its hint and error, or undefined if it has neither. */
export function describedByIds({ id, hint, error }: FieldNotesProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/**
 * The hint and the error of a field, which `describedBy` links to it for screen readers.
 * @param help how to fix the error, where the error text itself is fixed by the specification: a hint on the same line, so
 *   that it does not look like a second error. Languages in which the error already says it repeat it, and it is shown once
 */
export function FieldNotes({ id, hint, error, help }: FieldNotesProps & { help?: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {help && help !== error ? (
            <>
              <span>{error}</span> <span className="font-normal text-soft">{help}</span>
            </>
          ) : (
            error
          )}
        </p>
      )}
    </>
  );
}
