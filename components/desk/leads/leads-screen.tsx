"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { fetchFile } from "@/lib/app/bootstrap/fetch-file";
import { leadStates } from "@/lib/subjects/leads/lead-states";
import { LoadError } from "../load-error";
import { useToast } from "../toasts";
import { useDebouncedValue } from "../use-debounced-value";
import {
  isFiltered,
  noFilter,
  readFilter,
  readLeadRef,
  toInput,
  writeFilter,
  type FilterFields,
  type LeadFilterInput,
  type LeadRefInput,
} from "./filter";
import { LeadDetail } from "./lead-detail";
import { LeadFilters } from "./lead-filters";
import { LeadList } from "./lead-list";
import { useLeads } from "./use-leads";
import { choiceClasses } from "../choice-classes";

/** Enrolments and enquiries in one list, with filters and details. */
export function LeadsScreen() {
  const t = useTranslations("desk.leads");
  const [fields, setFields] = useState<FilterFields>(() => readFilter(location.search));
  const [openLead, setOpenLead] = useState<LeadRefInput | undefined>(() => readLeadRef(location.search));
  const [focusNote, setFocusNote] = useState(false);
  const filter = toInput({
    ...fields,
    text: useDebouncedValue(fields.text),
    link: useDebouncedValue(fields.link),
  });
  const { leads, failure, isLoading, loadMore, updateList, reload } = useLeads(filter);
  const changeFilter = (changed: Partial<FilterFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    writeFilter(next);
  };
  const showLead = (lead: LeadRefInput | undefined, shouldFocusNote = false) => {
    setOpenLead(lead);
    setFocusNote(shouldFocusNote);
  };
  /** On a phone an open lead hides everything else. */
  const besideLead = openLead ? "max-desk:hidden" : "";
  return (
    <>
      <StateTabs className={besideLead} chosen={fields.state} choose={(state) => changeFilter({ state })} />
      <LeadFilters className={besideLead} fields={fields} change={changeFilter} />
      {failure && <LoadError onRetry={reload} />}
      {/* List and details side by side; on a phone one at a time. */}
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(min(18rem,45%),2fr)_minmax(0,3fr)]">
        <LeadList
          leads={leads}
          openLead={openLead}
          isLoading={isLoading && !failure}
          onMore={loadMore}
          onReset={isFiltered(fields) ? () => changeFilter({ ...noFilter, state: fields.state }) : undefined}
          onOpen={showLead}
          onChanged={updateList}
        />
        <section aria-label={t("details.title")} className={openLead ? "min-w-0" : "min-w-0 max-desk:hidden"}>
          {openLead ? (
            <LeadDetail
              key={`${openLead.kind} ${openLead.id}`}
              leadRef={openLead}
              focusNote={focusNote}
              onOpen={showLead}
              onChanged={updateList}
              onErased={(erased) => {
                showLead(undefined);
                void updateList(undefined, erased);
              }}
              onBack={() => showLead(undefined)}
            />
          ) : (
            leads && leads.length > 0 && <p className="lead">{t("choose")}</p>
          )}
        </section>
      </div>
      <ExportLeads className={besideLead} filter={filter} />
    </>
  );
}

type StateTabsProps = { chosen: string; choose: (state: string) => void; className: string };

/** Toggle buttons for the state filter. */
function StateTabs({ chosen, choose, className }: StateTabsProps) {
  const t = useTranslations("desk.leads");
  const states = [
    ...leadStates.map((state) => ({ state, text: t(`states.${state}`) })),
    { state: "", text: t("all") },
  ];
  return (
    <div role="group" aria-label={t("state")} className={`flex flex-wrap gap-2 ${className}`}>
      {states.map(({ state, text }) => (
        <button
          key={state}
          type="button"
          className={choiceClasses}
          aria-pressed={state === chosen}
          onClick={() => choose(state)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Exports the filtered leads in the formats of `npm run leads`. */
function ExportLeads({ filter, className }: { filter: LeadFilterInput; className: string }) {
  const t = useTranslations("desk.leads");
  const showToast = useToast();
  const [isFetching, setIsFetching] = useState(false);
  const exportLeads = async (format: "csv" | "json") => {
    setIsFetching(true);
    const wasFetched = await fetchFile("desk/leads/export", { filter, format }, `leads.${format}`);
    setIsFetching(false);
    if (!wasFetched) showToast({ tone: "error", text: t("exportFailed") });
  };
  return (
    <section aria-labelledby="export-title" className={`flex flex-wrap items-center gap-3 ${className}`}>
      <h2 id="export-title" className="text-h3">
        {t("export")}
      </h2>
      {(["csv", "json"] as const).map((format) => (
        <button
          key={format}
          type="button"
          disabled={isFetching}
          className={buttonClasses.secondary}
          onClick={() => exportLeads(format)}
        >
          {t(format)}
        </button>
      ))}
    </section>
  );
}
