"use client";

import { useFormContext } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { toSeasonValues, type SeasonValues } from "@/lib/campaign/season-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { ConflictForm, ConflictBox, formatConflictValue } from "../content/conflict-form";
import { changedKeys } from "../content/changed-keys";
import { formatDateTime } from "../time";
import { useWords } from "../words";
import { formatPath, fieldLabels } from "./season-labels";
import { mergeSeasons } from "./season-merge";
import { readBase, type EditorValues, type SeasonData } from "./season-values";

type SeasonConflictProps = {
  theirs: SeasonData;
  /** Receives the merged values. */
  onDone: (values: SeasonValues) => void;
  /** Switches from the text to the form, which supports merging. */
  onCompare: () => void;
};

/** The conflict box of a season: the other editor's version against the unsaved one. */
export function SeasonConflict({ theirs: data, onDone, onCompare }: SeasonConflictProps) {
  const words = useWords("seasons");
  const { conflict } = useWords("content");
  const { operator } = useWords("staff");
  const values = useFormContext<EditorValues>().getValues();
  const editor = {
    by: data.changed_by || operator,
    time: data.changed_at ? formatDateTime(data.changed_at) : "",
  };
  const text = fillPlaceholders(data.discarded ? conflict.gone : conflict.text, editor);
  if (values.view === "text")
    return (
      <ConflictBox version={data.version}>
        <p>{text}</p>
        <p>{words.compareText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" className={buttonClasses.primary} onClick={onCompare}>
            {words.compare}
          </button>
        </div>
      </ConflictBox>
    );
  const mine = values.body as SeasonValues;
  const base = toMergeValues(readBase(values).body);
  // A discarded season has no values to merge with.
  const theirs = data.discarded ? base : toMergeValues(data.body);
  const merged = mergeSeasons(base, mine, theirs);
  const mergedFields = changedKeys(mine, merged.values).filter(
    (name) => !merged.conflicts.some(({ path }) => path === name),
  );
  const people = { ...theirs.people, ...mine.people };
  return (
    <ConflictForm
      text={text}
      version={data.version}
      mergedLabels={fieldLabels(mergedFields, words)}
      conflicts={merged.conflicts}
      formatPath={(path) => formatPath(path, words, { base, mine, theirs })}
      // Speakers are stored by key.
      formatValue={(value) => formatConflictValue(value, (key) => people[key]?.name ?? key)}
      onDone={(choices) => onDone(mergeSeasons(base, mine, theirs, choices).values)}
    />
  );
}

/** A season that does not fit the form has an empty merge base. */
const toMergeValues = (body: Record<string, unknown> | null) =>
  body ? toSeasonValues(body as SeasonBody) : ({ sessions: [], people: {} } as unknown as SeasonValues);
