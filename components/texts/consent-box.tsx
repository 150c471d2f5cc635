import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";

type ConsentBoxProps = UseFormRegisterReturn & { id: string; error: string | undefined; children: ReactNode };

/** A box with which a person agrees to a document; the text links to it. */
export function ConsentBox({ id, error, children, ...input }: ConsentBoxProps) {
  return (
    <div>
      <label className="field-check">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByIds({ id, error })}
          {...input}
        />
        <span>{children}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
