import type { ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; children: ReactNode };

/**
 * A button that shows and hides its content (WAI-ARIA disclosure). An inline script closes it on Esc and on a click or
 * focus elsewhere (lib/inline-scripts/disclosure.ts), so it works before hydration.
 */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
