import type { ComponentProps, ReactNode } from "react";

export type FactRow = readonly [label: string, value: ReactNode];

/** Labeled facts, in as many columns as fit; those with a value of null, false or "" are left out. */
export function Facts({ facts, className = "" }: { facts: readonly FactRow[]; className?: string }) {
  return (
    <dl
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-3 ${className}`}
    >
      {facts
        .filter(([, value]) => value !== null && value !== false && value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-label text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A link in a fact, with the height of a touch target but without extra space. */
export function FactLink(link: ComponentProps<"a">) {
  return <a {...link} className="py-3 text-accent underline underline-offset-4" />;
}
