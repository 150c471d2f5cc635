"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent } from "react";
import { buttonClasses } from "@/components/ui/button";
import { leadStates } from "@/lib/subjects/leads/lead-states";
import { useCall } from "@/components/calls/use-call";
import { LeadListItem, leadListClasses } from "./lead-list-item";
import { useChangeLead } from "./use-change-lead";
import type { LeadRefInput } from "./filter";
import type { ListedLead } from "./use-leads";

type LeadListProps = {
  leads: ListedLead[] | undefined;
  openLead: LeadRefInput | undefined;
  isLoading: boolean;
  onMore: (() => void) | undefined;
  /** Clears the filters; undefined if none is set. */
  onReset: (() => void) | undefined;
  /** `focusNote` moves the focus to the note field. */
  onOpen: (lead: ListedLead, focusNote?: boolean) => void;
  onChanged: (lead: ListedLead) => void;
};

/**
 * The list of leads with keyboard shortcuts. They work only while the focus is in the list (WCAG 2.1.4), and each has an
 * equivalent button.
 */
export function LeadList({ leads, openLead, isLoading, onMore, onReset, onOpen, onChanged }: LeadListProps) {
  const t = useTranslations("desk.leads");
  const list = useRef<HTMLUListElement>(null);
  /** Index of the only line in the tab order; arrow keys move between lines. */
  const [currentIndex, setCurrentIndex] = useState(0);
  const { data: advisers } = useCall("desk/leads/choices", {});
  const ownAdviserId = advisers?.advisers.find((one) => one.self)?.id;
  const { changeLeadRow, stateChangedText } = useChangeLead();

  const focusLine = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>("[data-lead]")[index]?.focus();

  async function handleKeyDown(event: KeyboardEvent, lead: ListedLead, index: number): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const state = leadStates[Number(key) - 1];
    if (key === "ArrowDown") focusLine(index + 1);
    else if (key === "ArrowUp") focusLine(index - 1);
    else if (key === "Home") focusLine(0);
    else if (key === "End") focusLine((leads?.length ?? 0) - 1);
    else if (key.toLowerCase() === "n") {
      onOpen(lead, true);
    } else if (state ?? key.toLowerCase() === "a") {
      event.preventDefault();
      const changed = state
        ? await changeLeadRow(lead, { state }, stateChangedText(lead, state))
        : ownAdviserId !== undefined && (await changeLeadRow(lead, { adviser_id: ownAdviserId }));
      if (changed) onChanged(changed);
      return;
    } else return;
    event.preventDefault();
  }

  return (
    <section aria-label={t("list")} className={openLead && "max-desk:hidden"}>
      {leads && leads.length > 0 && (
        <>
          <p id="lead-keys" className="mt-3 mb-2 text-label text-soft pointer-coarse:sr-only">
            {t("keys")}
          </p>
          <ul ref={list} className={leadListClasses}>
            {leads.map((lead, index) => (
              <LeadListItem
                key={`${lead.kind} ${lead.id}`}
                lead={lead}
                isCurrent={index === Math.min(currentIndex, leads.length - 1)}
                onFocus={() => setCurrentIndex(index)}
                isOpen={openLead?.kind === lead.kind && openLead.id === lead.id}
                onOpen={() => onOpen(lead)}
                onKeyDown={(event) => void handleKeyDown(event, lead, index)}
              />
            ))}
          </ul>
        </>
      )}
      {leads?.length === 0 && (
        <>
          <p className="mt-3 lead">{t("none")}</p>
          {onReset && (
            <button type="button" onClick={onReset} className={`${buttonClasses.secondary} mt-3`}>
              {t("filter.reset")}
            </button>
          )}
        </>
      )}
      {isLoading && (
        <p role="status" className="mt-3">
          {t("loading")}
        </p>
      )}
      {onMore && !isLoading && (
        <button type="button" onClick={onMore} className={`${buttonClasses.secondary} mt-3`}>
          {t("more")}
        </button>
      )}
    </section>
  );
}
