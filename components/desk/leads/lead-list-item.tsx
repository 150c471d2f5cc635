"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { formatPageDay, Time } from "../time";
import { formatList } from "../format";
import { leadKind, regionLabel } from "./lead-facts";
import type { ListedLead } from "./use-leads";
import { Badge } from "../badge";
import { Small } from "../small";

export const leadListClasses =
  "rounded-card border-line divide-line divide-y overflow-hidden border bg-surface";

const tones = { new: "new", contacted: "plain", enrolled: "success", lost: "plain" } as const;

type LeadListItemProps = {
  lead: ListedLead;
  isOpen: boolean;
  /** Whether the Tab key reaches it. */
  isCurrent: boolean;
  onFocus?: () => void;
  onOpen: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** One lead in the list: name, interest, state and next step. */
export function LeadListItem({ lead, isOpen, isCurrent, onFocus, onOpen, onKeyDown }: LeadListItemProps) {
  const t = useTranslations("desk.leads");
  const {
    name,
    state,
    region,
    interests,
    class_name,
    company,
    suspect,
    adviser,
    next_step,
    next_on,
    created_at,
  } = lead;
  const wants = company
    ? `${t("kinds.company")} · ${company}`
    : class_name
      ? t("asked", { name: class_name })
      : leadKind(lead) === "question"
        ? t("kinds.question")
        : formatList(interests.map((interest) => t(`interests.${interest}`)));
  return (
    <li>
      <button
        type="button"
        data-lead
        className="flex w-full flex-col gap-0.5 px-4 py-3 text-left -outline-offset-3 hover:bg-ground aria-[current=true]:bg-muted/60"
        tabIndex={isCurrent ? undefined : -1}
        onFocus={onFocus}
        aria-current={isOpen ? "true" : undefined}
        aria-describedby="lead-keys"
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {suspect && <Badge>{t("suspectShort")}</Badge>}
        </span>
        <span>
          {regionLabel(region) || t("international")}
          {wants && ` · ${wants}`}
        </span>
        <Small>
          <Time at={created_at} />
          {adviser && ` · ${adviser}`}
          {next_on && ` · ${formatPageDay(next_on)}`}
          {next_step && ` · ${next_step}`}
        </Small>
      </button>
    </li>
  );
}
