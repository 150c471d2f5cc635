"use client";

import { useState } from "react";
import { LoadError } from "../load-error";
import { useDebouncedValue } from "../use-debounced-value";
import { useWords } from "../words";
import { ExportLeads } from "./export-leads";
import { isFiltered, noFilter, readFilter, toInput, writeFilter, type FilterFields } from "./filter";
import { LeadDetail } from "./lead-detail";
import { LeadFilters } from "./lead-filters";
import { LeadList } from "./lead-list";
import { StateTabs } from "./state-tabs";
import { useLeads, type LeadRow } from "./use-leads";

/** Enrolments and enquiries in one list, with filters and details. */
export function LeadsScreen() {
  const words = useWords("leads");
  const [fields, setFields] = useState<FilterFields>(() => readFilter(location.search));
  const [openLead, setOpenLead] = useState<LeadRow>();
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
  const showLead = (lead: LeadRow | undefined, shouldFocusNote = false) => {
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
        <section
          aria-label={words.details.title}
          className={openLead ? "min-w-0" : "min-w-0 max-desk:hidden"}
        >
          {openLead ? (
            <LeadDetail
              key={`${openLead.kind} ${openLead.id}`}
              row={openLead}
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
            leads && leads.length > 0 && <p className="lead">{words.choose}</p>
          )}
        </section>
      </div>
      <ExportLeads className={besideLead} filter={filter} />
    </>
  );
}
