import type { ComponentProps } from "react";

/** A white card of a screen. */
export function Sheet({ className = "", ...section }: ComponentProps<"section">) {
  return <section {...section} className={`sheet p-4 desk:p-6 ${className}`} />;
}

export function SheetTitle({ className = "", children, ...heading }: ComponentProps<"h2">) {
  return (
    <h2 {...heading} className={`mb-2 text-h3 ${className}`}>
      {children}
    </h2>
  );
}
