"use client";

import { useTranslations } from "next-intl";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { updateQueryString } from "@/components/ui/use-query-string";
import { sorts, type Choice } from "@/lib/series/choice";
import { courseModes } from "@/lib/series/item";

type SeriesFiltersProps = {
  choice: Choice;
  levels: readonly string[];
};

/** Selects for mode, level and order. The choice is stored only in the URL, so that it can be shared. */
export function SeriesFilters({ choice, levels }: SeriesFiltersProps) {
  const t = useTranslations("hotSell.filters");
  const modes = useTranslations("hotSell.modes");
  const levelOptions = choice.level && !levels.includes(choice.level) ? [...levels, choice.level] : levels;
  return (
    <div className="mt-8 flex flex-wrap gap-4 noscript:hidden print:hidden!">
      <Select
        name="mode"
        label={t("mode")}
        value={choice.mode}
        options={[["", t("all")], ...courseModes.map((mode) => [mode, modes(mode)] as const)]}
      />
      <Select
        name="level"
        label={t("level")}
        value={choice.level}
        options={[["", t("all")], ...levelOptions.map((level) => [level, level] as const)]}
      />
      <Select
        name="sort"
        label={t("sort")}
        value={choice.sort}
        options={[["", t("unsorted")], ...sorts.map((sort) => [sort, t(sort)] as const)]}
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
  // The page number belongs to the unfiltered list.
  const choose = (chosen: string) =>
    updateQueryString({ [name]: chosen || undefined, page: undefined }, "replace");
  // Applies a choice that was made before hydration, when `onChange` was not attached yet.
  const applyEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value ?? value;
    if (chosen !== value && chosen !== "") choose(chosen);
  });
  useLayoutEffect(() => applyEarlyChoice(), []);
  return (
    <label className="narrow:w-full font-semibold">
      <span className="text-label mb-1 block">{label}</span>
      <select
        ref={select}
        className="select min-w-[min(11rem,100%)]"
        value={value}
        onChange={({ target }) => choose(target.value)}
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
