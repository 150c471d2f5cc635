"use client";

import { useTranslations } from "next-intl";
import type { DeskMessages } from "@/lib/base/desk/messages";
import { useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { useCall } from "@/components/calls/use-call";
import { isFiltered, noFilter, type FilterFields } from "./filter";

type LeadFiltersProps = {
  fields: FilterFields;
  change: (changed: Partial<FilterFields>) => void;
  className: string;
};

type Groups = Pick<
  DeskMessages["leads"],
  "regions" | "interests" | "kinds" | "suspects" | "advisers" | "due"
>;

/** All filters of the list except the state, in a collapsed section. */
export function LeadFilters({ fields, change, className }: LeadFiltersProps) {
  const t = useTranslations("desk.leads");
  const { data } = useCall("desk/leads/choices", {});
  // Read once from the address, so that clearing a field does not close the section.
  const [isInitiallyOpen] = useState(isFiltered(fields));
  const texts = <Group extends keyof Groups>(group: Group, values: (keyof Groups[Group] & string)[]) =>
    values.map((value) => ({ value, text: t(`${group}.${value}` as "kinds.enquiry") }));
  const choices = {
    region: texts("regions", ["vn", "id", "other"]),
    season: (data?.seasons ?? []).map((season) => ({ value: season, text: season })),
    interest: texts("interests", ["1", "2", "3"]),
    kind: texts("kinds", ["enrolment", "enquiry", "question", "company"]),
    suspect: texts("suspects", ["true", "false"]),
    adviser: texts("advisers", ["me", "nobody"]),
    due: texts("due", ["true"]),
  };
  return (
    <details className={className} open={isInitiallyOpen || undefined}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
        {t("filters")}
      </summary>
      <form
        role="search"
        aria-label={t("filters")}
        onSubmit={(event) => event.preventDefault()}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] items-end gap-4 rounded-card border border-line bg-surface p-4"
      >
        {(["text", "link"] as const).map((name) => (
          <Field
            key={name}
            id={`filter-${name}`}
            type="search"
            label={t(`filter.${name}`)}
            value={fields[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <SelectField
            key={name}
            id={`filter-${name}`}
            label={t(`filter.${name}`)}
            value={fields[name]}
            options={[{ value: "", text: t("filter.any") }, ...choices[name]]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            id={`filter-${name}`}
            type="date"
            label={t(`filter.${name}`)}
            value={fields[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        <button
          type="button"
          className={buttonClasses.secondary}
          onClick={() => change({ ...noFilter, state: fields.state })}
        >
          {t("filter.reset")}
        </button>
      </form>
    </details>
  );
}
