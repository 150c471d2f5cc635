import type { ReactNode } from "react";

type SectionProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A section of a campaign page below its first, with a centered title. */
export function CampaignSection({ id, title, lead, children }: SectionProps) {
  return (
    <section className="mt-14" aria-labelledby={id}>
      <h2 id={id} className="text-center text-h2">
        {title}
      </h2>
      {lead && <SectionLead isCentered>{lead}</SectionLead>}
      {children}
    </section>
  );
}

/** The paragraph that introduces a section. */
export function SectionLead({ isCentered, children }: { isCentered?: boolean; children: ReactNode }) {
  return (
    <p className={`text-quiet mt-[0.4em] max-w-[36em] ${isCentered ? "mx-auto text-center" : ""}`}>
      {children}
    </p>
  );
}
