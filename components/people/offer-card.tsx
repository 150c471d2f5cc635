import type { ReactNode } from "react";
import { CodeModal } from "@/components/layout/code-modal";
import type { ConsultProps } from "@/components/layout/consult-modal";
import { stripClasses } from "./classes";

/** Classes of the paragraphs in a panel. */
export const offerTextClasses = "mt-2 max-w-[46rem]";

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
    <section className={stripClasses}>
      <div className="flex-[1_1_20rem]">
        <h2 className="text-lead">{title}</h2>
        {typeof text === "string" ? <p className={offerTextClasses}>{text}</p> : text}
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
