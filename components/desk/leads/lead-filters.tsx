"use client";

import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { useCall } from "@/components/calls/use-call";
import { useWords } from "../words";
import { isFiltered, noFilter, type FilterFields } from "./filter";

type LeadFiltersProps = {
  fields: FilterFields;
  change: (changed: Partial<FilterFields>) => void;
  className: string;
};

/** All filters of the list except the state, in a collapsed section. */
export function LeadFilters({ fields, change, className }: LeadFiltersProps) {
  const words = useWords("leads");
  const { filter } = words;
  const { data } = useCall("desk/leads/choices", {});
  // Read once from the address, so that clearing a field does not close the section.
  const [isInitiallyOpen] = useState(isFiltered(fields));
  const choices = {
    region: words.regions,
    season: Object.fromEntries((data?.seasons ?? []).map((season) => [season, season])) as Record<
      string,
      string
    >,
    interest: words.interests,
    kind: words.kinds,
    suspect: words.suspects,
    adviser: words.advisers,
    due: words.due,
  };
  return (
    <details className={className} open={isInitiallyOpen || undefined}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-jade underline underline-offset-4">
        {words.filters}
      </summary>
      <form
        role="search"
        aria-label={words.filters}
        onSubmit={(event) => event.preventDefault()}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] items-end gap-4 rounded-card border border-mist bg-white p-4"
      >
        {(["text", "link"] as const).map((name) => (
          <Field
            key={name}
            id={`filter-${name}`}
            type="search"
            label={filter[name]}
            value={fields[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <SelectField
            key={name}
            id={`filter-${name}`}
            label={filter[name]}
            value={fields[name]}
            options={[
              { value: "", text: filter.any },
              ...Object.entries(choices[name]).map(([value, text]) => ({ value, text })),
            ]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            id={`filter-${name}`}
            type="date"
            label={filter[name]}
            value={fields[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        <button
          type="button"
          className={buttonClasses.secondary}
          onClick={() => change({ ...noFilter, state: fields.state })}
        >
          {filter.reset}
        </button>
      </form>
    </details>
  );
}
