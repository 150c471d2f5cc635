import type { ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; children: ReactNode };

/**
 * A button that shows and hides what belongs to it (WAI-ARIA disclosure). That Esc and a press or focus elsewhere close
 * it, a few lines in the page's head see to (lib/inline-scripts/disclosure.ts): no framework is needed.
 */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="disclosure">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
