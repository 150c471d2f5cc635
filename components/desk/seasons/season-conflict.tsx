"use client";

import { useFormContext } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { toSeasonValues, type SeasonValues } from "@/lib/desk/season-form";
import type { SeasonBody } from "@/lib/campaign/season-schema";
import { BothSides, ConflictBox, writtenValue } from "../content/both-sides";
import { differing } from "../content/differing";
import { shortTime } from "../time";
import { useWords } from "../words";
import { pathWords, labelsOf } from "./season-labels";
import { mergeSeasons } from "./season-merge";
import { beganOf, type EditorValues, type SeasonData } from "./season-values";

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
  const who = {
    by: data.changed_by || operator,
    time: data.changed_at ? shortTime(data.changed_at) : "",
  };
  const text = fill(data.discarded ? conflict.gone : conflict.text, who);
  if (values.view === "text")
    return (
      <ConflictBox version={data.version}>
        <p>{text}</p>
        <p>{words.compareText}</p>
        <div className="desk-actions mt-4">
          <button type="button" className={buttonLook.primary} onClick={onCompare}>
            {words.compare}
          </button>
        </div>
      </ConflictBox>
    );
  const mine = values.body as SeasonValues;
  const base = valuesOf(beganOf(values).body);
  // A discarded season has no values to merge with.
  const theirs = data.discarded ? base : valuesOf(data.body);
  const both = mergeSeasons(base, mine, theirs);
  const taken = differing(mine, both.values).filter((name) => !both.asked.some(({ path }) => path === name));
  const people = { ...theirs.people, ...mine.people };
  return (
    <BothSides
      text={text}
      version={data.version}
      taken={labelsOf(taken, words)}
      asked={both.asked}
      labelOf={(path) => pathWords(path, words, { base, mine, theirs })}
      // Speakers are stored by key.
      written={(value) => writtenValue(value, (said) => people[said]?.name ?? said)}
      onDone={(choices) => onDone(mergeSeasons(base, mine, theirs, choices).values)}
    />
  );
}

/** A season that does not fit the form has an empty merge base. */
const valuesOf = (body: Record<string, unknown> | null) =>
  body ? toSeasonValues(body as SeasonBody) : ({ sessions: [], people: {} } as unknown as SeasonValues);
