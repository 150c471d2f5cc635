"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { FieldNotes } from "@/components/ui/field-notes";
import type { SeasonValues } from "@/lib/subjects/campaign/season-form";
import { formatList } from "../format";
import { fieldId } from "./season-input";
import { useSeasonProblem, useSeasonValue, type EditorValues } from "./season-values";
import { CheckLabel } from "../check-label";

/** Checkboxes for the speakers, in the order in which they were checked. */
export function SpeakersField({ path, label }: { path: string; label: string }) {
  const t = useTranslations("desk.campaign");
  const { setValue, clearErrors } = useFormContext<EditorValues>();
  const people = useSeasonValue<SeasonValues["people"]>("people");
  const chosen = useSeasonValue<string[]>(path);
  const error = useSeasonProblem(path);
  const id = fieldId(path);
  const speakerName = (key: string) => people[key]?.name.trim() || t("people.unnamed");
  const toggleSpeaker = (key: string, isChecked: boolean) => {
    const others = chosen.filter((name) => name !== key);
    clearErrors(`${path}`);
    setValue(`${path}`, isChecked ? [...others, key] : others, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {Object.keys(people).map((key) => (
          <CheckLabel
            key={key}
            checked={chosen.includes(key)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={({ currentTarget: { checked } }) => toggleSpeaker(key, checked)}
          >
            {speakerName(key)}
          </CheckLabel>
        ))}
      </div>
      <FieldNotes
        id={id}
        hint={
          chosen.length > 1 ? t("hints.order", { names: formatList(chosen.map(speakerName)) }) : undefined
        }
        error={error}
      />
    </fieldset>
  );
}
