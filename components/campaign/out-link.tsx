import type { ReactNode } from "react";
import { campaignWords } from "@/lib/campaign/content";
import type { Region } from "@/lib/campaign/region";

type OutLinkProps = { href: string; region: Region; className?: string; children: ReactNode };

/** A link that leaves the site, in a window of its own, so that the campaign's page is still there afterwards. */
export function OutLink({ href, region, className, children }: OutLinkProps) {
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> ({campaignWords[region].frame.newWindow})</span>
    </a>
  );
}
