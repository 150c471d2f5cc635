"use client";

import { useTranslations } from "next-intl";
import { dayParts, sorts, type Choice } from "@/lib/subjects/series/choice";
import { courseModes, type SeriesItem } from "@/lib/subjects/series/item";
import { ChoiceSelect } from "./choice-select";
import { SeriesSearch } from "./series-search";
import { useDayPartText } from "./use-day-part-text";
import { WeekdayChoice } from "./weekday-choice";

export type SeriesFiltersProps = {
  choice: Choice;
  levels: readonly string[];
  teachers: readonly SeriesItem["teacher"][];
};

/** All filters below each other. The choice is stored only in the URL, so that it can be shared. */
export function SeriesFilters({ choice, levels, teachers }: SeriesFiltersProps) {
  const t = useTranslations("hotSell.filters");
  const modes = useTranslations("hotSell.modes");
  const dayPartText = useDayPartText();
  const levelOptions = choice.level && !levels.includes(choice.level) ? [...levels, choice.level] : levels;
  const all = ["", t("all")] as const;
  return (
    <div className="grid gap-4">
      <WeekdayChoice days={choice.day} />
      <ChoiceSelect
        name="time"
        label={t("time")}
        value={choice.time}
        options={[all, ...dayParts.map((part) => [part, dayPartText(part)] as const)]}
      />
      <ChoiceSelect
        name="level"
        label={t("level")}
        value={choice.level}
        options={[all, ...levelOptions.map((level) => [level, level] as const)]}
      />
      <ChoiceSelect
        name="mode"
        label={t("mode")}
        value={choice.mode}
        options={[all, ...courseModes.map((mode) => [mode, modes(mode)] as const)]}
      />
      <ChoiceSelect
        name="teacher"
        label={t("teacher")}
        value={choice.teacher}
        options={[all, ...teachers.map(({ id, name }) => [String(id), name] as const)]}
      />
      <SeriesSearch text={choice.q ?? ""} />
      <ChoiceSelect
        name="sort"
        label={t("sort")}
        value={choice.sort}
        options={[["", t("unsorted")], ...sorts.map((sort) => [sort, t(sort)] as const)]}
      />
    </div>
  );
}
