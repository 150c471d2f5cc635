import type { ReactNode } from "react";

/** Fields that belong together, below a title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5 border-l-2 border-line pl-4">
      <legend className="mb-3 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
