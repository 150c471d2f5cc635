import type { ReactNode } from "react";
import { CodeModal } from "@/components/layout/code-modal";
import type { Consult } from "@/components/layout/consult-modal";

/** Panel with a title, a text and an action. */
export function Asked({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
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

export function AskAdviser({ consult, look, ask }: { consult: Consult; look: string; ask: string }) {
  return (
    <CodeModal {...consult} className={look}>
      {ask}
    </CodeModal>
  );
}
