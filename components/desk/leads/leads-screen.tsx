"use client";

import { useState } from "react";
import { Unreachable } from "../unreachable";
import { useSettled } from "../use-settled";
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
  const [open, setOpen] = useState<LeadRow>();
  const [toNote, setToNote] = useState(false);
  const filter = toInput({ ...fields, text: useSettled(fields.text), link: useSettled(fields.link) });
  const { leads, failure, isLoading, more, put, reload } = useLeads(filter);
  const change = (changed: Partial<FilterFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    writeFilter(next);
  };
  const show = (lead: LeadRow | undefined, note = false) => {
    setOpen(lead);
    setToNote(note);
  };
  return (
    <>
      <StateTabs chosen={fields.state} choose={(state) => change({ state })} />
      <LeadFilters fields={fields} change={change} />
      {failure && <Unreachable retry={reload} />}
      <div className="desk-board" data-open={open ? true : undefined}>
        <LeadList
          leads={leads}
          open={open}
          isLoading={isLoading && !failure}
          more={more}
          onReset={isFiltered(fields) ? () => change({ ...noFilter, state: fields.state }) : undefined}
          onOpen={show}
          onChanged={put}
        />
        <section aria-label={words.details.title} className="desk-lead-detail">
          {open ? (
            <LeadDetail
              key={`${open.kind} ${open.id}`}
              of={open}
              toNote={toNote}
              onOpen={show}
              onChanged={put}
              onErased={(gone) => {
                show(undefined);
                void put(undefined, gone);
              }}
              onBack={() => show(undefined)}
            />
          ) : (
            leads && leads.length > 0 && <p className="desk-lead">{words.choose}</p>
          )}
        </section>
      </div>
      <ExportLeads filter={filter} />
    </>
  );
}
