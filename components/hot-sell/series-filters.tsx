"use client";

import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { changeSearch } from "@/components/ui/use-search";
import { sorts, type Choice } from "@/lib/series/choice";
import { courseModes } from "@/lib/series/item";
import type { SeriesLabels } from "./series-labels";

export type FilterLabels = {
  mode: string;
  level: string;
  sort: string;
  all: string;
  unsorted: string;
  date: string;
  price: string;
};

type SeriesFiltersProps = {
  choice: Choice;
  levels: readonly string[];
  labels: FilterLabels;
  modes: SeriesLabels["modes"];
};

/** Filters by mode and level, and sorts. The choice is kept in the address alone, so that it can be shared. */
export function SeriesFilters({ choice, levels, labels, modes }: SeriesFiltersProps) {
  const offered = choice.level && !levels.includes(choice.level) ? [...levels, choice.level] : levels;
  return (
    <div className="filters">
      <Select
        name="mode"
        label={labels.mode}
        value={choice.mode}
        options={[["", labels.all], ...courseModes.map((mode) => [mode, modes[mode]] as const)]}
      />
      <Select
        name="level"
        label={labels.level}
        value={choice.level}
        options={[["", labels.all], ...offered.map((level) => [level, level] as const)]}
      />
      <Select
        name="sort"
        label={labels.sort}
        value={choice.sort}
        options={[["", labels.unsorted], ...sorts.map((sort) => [sort, labels[sort]] as const)]}
      />
    </div>
  );
}

type SelectProps = {
  name: keyof Choice;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
};

function Select({ name, label, value = "", options }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The page number counted pages of the unfiltered list.
  const choose = (chosen: string) =>
    changeSearch({ [name]: chosen || undefined, page: undefined }, "replace");
  // What was chosen before the script came counts. It is looked at once: later there is `onChange`.
  const early = useEffectEvent(() => {
    const chosen = select.current?.value ?? value;
    if (chosen !== value && chosen !== "") choose(chosen);
  });
  useLayoutEffect(() => early(), []);
  return (
    <label>
      <span>{label}</span>
      <select ref={select} className="select" value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
