"use client";

import { useEffect, useRef } from "react";
import { leadStates } from "@/lib/desk/lead-states";
import { Unreachable } from "../unreachable";
import { useDesk } from "../use-desk";
import { useWords } from "../words";
import { EraseLead } from "./erase-lead";
import { LeadFacts } from "./lead-facts";
import { LeadNotes } from "./lead-notes";
import { LeadWork } from "./lead-work";
import { useChangeLead, type Lead } from "./use-change-lead";
import { LeadLine } from "./lead-line";
import type { LeadRow } from "./use-leads";

type LeadDetailProps = {
  of: LeadRow;
  /** Moves the focus to the note field. */
  toNote: boolean;
  onOpen: (lead: LeadRow) => void;
  onChanged: (lead: LeadRow) => void;
  onErased: (lead: LeadRow) => void;
  onBack: () => void;
};

/** All facts of a lead, and the actions on it. */
export function LeadDetail({ of, toNote, onOpen, onChanged, onErased, onBack }: LeadDetailProps) {
  const words = useWords("leads");
  const { data: lead, failure, put, reload } = useDesk("leads/show", { kind: of.kind, id: of.id });
  const { change, saidOf, isActing } = useChangeLead();
  const head = useRef<HTMLHeadingElement>(null);
  const isThere = lead !== undefined;
  useEffect(() => {
    if (!isThere) return;
    if (toNote) document.getElementById("lead-note")?.focus();
    // On a phone the list is hidden now, so the focus moves to the heading.
    else if (document.activeElement === document.body) head.current?.focus();
  }, [isThere, toNote]);
  const keep = (changed: Lead | undefined) => {
    if (!changed) return;
    void put(changed);
    onChanged(changed);
  };
  if (!lead) return failure ? <Unreachable retry={reload} /> : <p role="status">{words.loading}</p>;
  return (
    <article className="sheet">
      <button type="button" className="desk-back" onClick={onBack}>
        {words.back}
      </button>
      <h2 ref={head} tabIndex={-1}>
        {lead.name}
      </h2>
      {lead.suspect && <p className="desk-badge">{words.suspect}</p>}
      <div role="group" aria-label={words.state} className="desk-choices">
        {leadStates.map((state) => (
          <button
            key={state}
            type="button"
            disabled={isActing}
            aria-pressed={state === lead.state}
            onClick={async () => keep(await change(lead, { state }, saidOf(lead, state)))}
          >
            {words.states[state]}
          </button>
        ))}
      </div>
      <LeadFacts lead={lead} />
      <LeadWork lead={lead} onSaved={keep} />
      <LeadNotes lead={lead} onNoted={keep} />
      {lead.same_person.length > 0 && (
        <section aria-labelledby="same-title" className="desk-lead-list">
          <h3 id="same-title">{words.same}</h3>
          <ul>
            {lead.same_person.map((other) => (
              <LeadLine
                key={`${other.kind} ${other.id}`}
                lead={other}
                isOpen={false}
                isCurrent
                onOpen={() => onOpen(other)}
              />
            ))}
          </ul>
        </section>
      )}
      <EraseLead lead={lead} onErased={() => onErased(lead)} />
    </article>
  );
}
