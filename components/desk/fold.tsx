import type { ComponentProps, ReactNode } from "react";

type FoldProps = ComponentProps<"details"> & { summary: ReactNode; summaryClassName?: string };

/** A collapsible group of fields. Their box is our own, because browsers put the content of `details` in one without gaps. */
export function Fold({ summary, summaryClassName = "", children, ...details }: FoldProps) {
  return (
    <details {...details}>
      <summary className={`min-h-11 cursor-pointer content-center ${summaryClassName}`}>{summary}</summary>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </details>
  );
}
