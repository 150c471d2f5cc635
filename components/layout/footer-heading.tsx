import type { ReactNode } from "react";

/** Classes of a link in the footer. */
export const footerLinkClasses =
  "inline-flex min-h-11 items-center hover:underline desk:pointer-fine:min-h-9";

export function FooterHeading({ children }: { children: ReactNode }) {
  return <h2 className="text-base font-bold tracking-normal">{children}</h2>;
}
