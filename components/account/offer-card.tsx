import type { ReactNode } from "react";
import { CodeModal } from "@/components/layout/code-modal";
import type { ConsultProps } from "@/components/layout/consult-modal";

/** Panel with a title, a text and an action. */
export function OfferCard({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="sheet member-asked">
      <div>
        <h2>{title}</h2>
        {typeof text === "string" ? <p>{text}</p> : text}
      </div>
      {children}
    </section>
  );
}

export function AdviserButton({
  consult,
  className,
  label,
}: {
  consult: ConsultProps;
  className: string;
  label: string;
}) {
  return (
    <CodeModal {...consult} className={className}>
      {label}
    </CodeModal>
  );
}
