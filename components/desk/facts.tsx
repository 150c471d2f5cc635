import type { ComponentProps, ReactNode } from "react";

/** Labeled facts, in as many columns as fit. */
export function Facts({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-3 ${className}`}
    >
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A link in a fact, with the height of a touch target but without extra space. */
export function FactLink(link: ComponentProps<"a">) {
  return <a {...link} className="text-jade py-3 underline underline-offset-4" />;
}
