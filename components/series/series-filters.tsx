"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { updateQueryString } from "@/components/ui/use-query-string";
import { clockHour, weekdayName } from "@/lib/base/i18n/days";
import {
  dayParts,
  partHours,
  sorts,
  weekdays,
  type Choice,
  type DayPart,
} from "@/lib/subjects/series/choice";
import { courseModes, type SeriesItem } from "@/lib/subjects/series/item";
import { SeriesSearch } from "./series-search";

type SeriesFiltersProps = {
  choice: Choice;
  levels: readonly string[];
  teachers: readonly SeriesItem["teacher"][];
};

/** The search and the selects. The choice is stored only in the URL, so that it can be shared. */
export function SeriesFilters({ choice, levels, teachers }: SeriesFiltersProps) {
  const t = useTranslations("hotSell.filters");
  const modes = useTranslations("hotSell.modes");
  const locale = useLocale();
  const levelOptions = choice.level && !levels.includes(choice.level) ? [...levels, choice.level] : levels;
  const all = ["", t("all")] as const;
  const partWithHours = (part: DayPart) => {
    const { from, to } = partHours[part];
    return t(`parts.${part}`, { from: clockHour(from, locale), to: clockHour(to, locale) });
  };
  return (
    <div className="mt-8 flex flex-wrap items-end gap-4 print:hidden! noscript:hidden narrow:grid narrow:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] narrow:gap-x-2.5">
      <SeriesSearch text={choice.q ?? ""} />
      <Select
        name="mode"
        label={t("mode")}
        value={choice.mode}
        options={[all, ...courseModes.map((mode) => [mode, modes(mode)] as const)]}
      />
      <Select
        name="level"
        label={t("level")}
        value={choice.level}
        options={[all, ...levelOptions.map((level) => [level, level] as const)]}
      />
      <Select
        name="day"
        label={t("day")}
        value={choice.day}
        options={[all, ...weekdays.map((day) => [String(day), weekdayName(day, locale, "long")] as const)]}
      />
      <Select
        name="teacher"
        label={t("teacher")}
        value={choice.teacher}
        options={[all, ...teachers.map(({ id, name }) => [String(id), name] as const)]}
      />
      <Select
        name="time"
        isWide
        label={t("time")}
        value={choice.time}
        options={[all, ...dayParts.map((part) => [part, partWithHours(part)] as const)]}
      />
      <Select
        name="sort"
        isWide
        label={t("sort")}
        value={choice.sort}
        options={[["", t("unsorted")], ...sorts.map((sort) => [sort, t(sort)] as const)]}
      />
    </div>
  );
}

type SelectProps = {
  name: keyof Choice;
  /** Whether its texts need the whole width of a phone. */
  isWide?: boolean;
  label: string;
  value: string | number | undefined;
  options: readonly (readonly [value: string, text: string])[];
};

function Select({ name, isWide = false, label, value = "", options }: SelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The page number belongs to the unfiltered list.
  const choose = (chosen: string) =>
    updateQueryString({ [name]: chosen || undefined, page: undefined }, "replace");
  // Applies a choice that was made before hydration, when `onChange` was not attached yet.
  const applyEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value ?? "";
    if (chosen !== String(value) && chosen !== "") choose(chosen);
  });
  useLayoutEffect(() => applyEarlyChoice(), []);
  return (
    <label className={`font-semibold ${isWide ? "narrow:col-span-full" : ""}`}>
      <span className="mb-1 block text-label">{label}</span>
      <select
        ref={select}
        className="select min-w-[min(11rem,100%)] narrow:w-full narrow:min-w-0"
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
