"use client";

import { useFormContext } from "react-hook-form";
import { FieldNotes } from "@/components/ui/field-notes";
import { fill } from "@/components/ui/fill";
import type { SeasonValues } from "@/lib/desk/season-form";
import { useWords } from "../words";
import { listed } from "../written";
import { idOf } from "./season-input";
import { useSeasonProblem, useValue, type EditorValues } from "./season-values";

/** Checkboxes for the speakers, in the order in which they were checked. */
export function SpeakersField({ at, label }: { at: string; label: string }) {
  const words = useWords("seasons");
  const { setValue, clearErrors } = useFormContext<EditorValues>();
  const people = useValue<SeasonValues["people"]>("people");
  const chosen = useValue<string[]>(at);
  const error = useSeasonProblem(at);
  const id = idOf(at);
  const nameOf = (key: string) => people[key]?.name.trim() || words.people.unnamed;
  const tick = (key: string, isIn: boolean) => {
    const others = chosen.filter((name) => name !== key);
    clearErrors(`body.${at}`);
    setValue(`body.${at}`, isIn ? [...others, key] : others, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="desk-flags">
        {Object.keys(people).map((key) => (
          <label key={key} className="desk-flag">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              onChange={({ currentTarget: { checked } }) => tick(key, checked)}
            />{" "}
            {nameOf(key)}
          </label>
        ))}
      </div>
      <FieldNotes
        id={id}
        hint={chosen.length > 1 ? fill(words.hints.order, { names: listed(chosen.map(nameOf)) }) : undefined}
        error={error}
      />
    </fieldset>
  );
}
