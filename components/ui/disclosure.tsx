import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  summaryClassName: string;
  /** The content; it is positioned relative to the disclosure. */
  children: ReactNode;
};

/**
 * A button that shows and hides its content (WAI-ARIA disclosure). An inline script closes it on Esc and on a click or
 * focus elsewhere (lib/app/inline-scripts/disclosure.ts), so it works before hydration.
 */
export function Disclosure({ summary, summaryClassName, children }: DisclosureProps) {
  return (
    <details data-disclosure className="relative">
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
