"use client";

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
  return (
    <label>
      <span>{label}</span>
      <select
        value={value}
        // The page number counted pages of the unfiltered list.
        onChange={({ target }) =>
          changeSearch({ [name]: target.value || undefined, page: undefined }, "replace")
        }
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
