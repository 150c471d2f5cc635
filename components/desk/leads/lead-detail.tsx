"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { leadStates } from "@/lib/subjects/leads/lead-states";
import { CopyData } from "../copy-data";
import { useCurrentUser } from "../current-user";
import { ErasePerson } from "../erase-person";
import { LoadError } from "../load-error";
import { useCall } from "@/components/calls/use-call";
import { useMutation } from "../use-mutation";
import { LeadFamily } from "./lead-family";
import { LeadFacts } from "./lead-facts";
import { LeadNotes } from "./lead-notes";
import { LeadWork } from "./lead-work";
import { useChangeLead, type ShownLead } from "./use-change-lead";
import { LeadListItem, leadListClasses } from "./lead-list-item";
import type { LeadRefInput } from "./filter";
import type { ListedLead } from "./use-leads";
import { Badge } from "../badge";
import { choiceClasses } from "../choice-classes";

type LeadDetailProps = {
  leadRef: LeadRefInput;
  /** Moves the focus to the note field. */
  focusNote: boolean;
  onOpen: (lead: ListedLead) => void;
  onChanged: (lead: ListedLead) => void;
  onErased: (lead: ListedLead) => void;
  onBack: () => void;
};

/** All facts of a lead, and the actions on it. */
export function LeadDetail({ leadRef, focusNote, onOpen, onChanged, onErased, onBack }: LeadDetailProps) {
  const t = useTranslations("desk.leads");
  const {
    data: lead,
    failure,
    setData,
    reload,
  } = useCall("desk/leads/show", {
    kind: leadRef.kind,
    id: leadRef.id,
  });
  const { changeLead, stateChangedText, isMutating } = useChangeLead();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = lead !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    if (focusNote) document.getElementById("lead-note")?.focus();
    // On a phone the list is hidden now, so the focus moves to the heading.
    else if (document.activeElement === document.body) heading.current?.focus();
  }, [isLoaded, focusNote]);
  const applyChange = (changed: ShownLead | undefined) => {
    if (!changed) return;
    void setData(changed);
    onChanged(changed);
  };
  if (!lead) return failure ? <LoadError onRetry={reload} /> : <p role="status">{t("loading")}</p>;
  return (
    <article className="flex flex-col gap-5 sheet p-4 desk:p-6">
      <button
        type="button"
        className="min-h-11 w-fit text-accent underline underline-offset-4 desk:hidden"
        onClick={onBack}
      >
        {t("back")}
      </button>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {lead.name}
      </h2>
      {lead.suspect && (
        <p className="flex">
          <Badge>{t("suspect")}</Badge>
        </p>
      )}
      <div role="group" aria-label={t("state")} className="flex flex-wrap gap-2">
        {leadStates.map((state) => (
          <button
            key={state}
            type="button"
            disabled={isMutating}
            aria-pressed={state === lead.state}
            className={choiceClasses}
            onClick={async () =>
              applyChange(await changeLead(lead, { state }, stateChangedText(lead, state)))
            }
          >
            {t(`states.${state}`)}
          </button>
        ))}
      </div>
      <LeadFacts lead={lead} />
      <LeadWork lead={lead} onSaved={applyChange} />
      <LeadFamily lead={lead} />
      <LeadNotes lead={lead} onNoteAdded={applyChange} />
      {lead.same_person.length > 0 && (
        <section aria-labelledby="same-title">
          <h3 id="same-title" className="mb-2 font-bold">
            {t("same")}
          </h3>
          <ul className={leadListClasses}>
            {lead.same_person.map((other) => (
              <LeadListItem
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

function EraseLead({ lead, onErased }: { lead: ShownLead; onErased: () => void }) {
  const t = useTranslations("desk.leads");
  const { trigger, isMutating } = useMutation();
  const { kind, id, name } = lead;
  const { role } = useCurrentUser();
  const erase = async () => {
    if (await trigger("desk/leads/erase", { kind, id }, t("erased"))) onErased();
  };
  return (
    <>
      {role === "owner" && (
        <CopyData t={t} call="desk/leads/copy" input={{ kind, id }} name={`lead-${id}.json`} />
      )}
      <ErasePerson name={name} t={t} disabled={isMutating} onConfirm={() => void erase()} />
    </>
  );
}
