"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext, type Control } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { SeasonInput } from "./season-input";
import { useSeasonProblem, type EditorValues } from "./season-values";
import { FieldRow } from "../desk-form";
import { FieldGroup } from "./field-group";

type Part = { part: string; text: string };
/** The limit of lib/subjects/campaign/content. */
const maxParts = 20;

/** The ordered parts of a course; the last removal can be undone. */
export function PlanField({ path }: { path: string }) {
  const t = useTranslations("desk.campaign");
  const { control, getValues, clearErrors } = useFormContext<EditorValues>();
  const name = `${path}`;
  const plan = useFieldArray({
    control: control as unknown as Control<{ plan: Part[] }>,
    name: name as "plan",
  });
  const error = useSeasonProblem(path);
  const [removedPart, setRemovedPart] = useState<{ index: number; part: Part }>();
  const { length } = plan.fields;
  const removePart = (index: number) => {
    clearErrors(name);
    setRemovedPart({ index, part: (getValues(name) as Part[])[index]! });
    plan.remove(index);
  };
  const restorePart = ({ index, part }: NonNullable<typeof removedPart>) => {
    plan.insert(index, part);
    setRemovedPart(undefined);
  };
  return (
    <FieldGroup title={t("fields.syllabus.plan")}>
      {plan.fields.map(({ id }, index) => (
        <FieldRow key={id}>
          <SeasonInput path={`${path}.${index}.part`} label={t("hskPage.part", { n: index + 1 })} />
          <SeasonInput
            path={`${path}.${index}.text`}
            label={t("hskPage.partText", { n: index + 1 })}
            type="prose"
          />
          {length > 1 && (
            <button type="button" className={buttonClasses.secondary} onClick={() => removePart(index)}>
              {t("hskPage.removePart", { n: index + 1 })}
            </button>
          )}
        </FieldRow>
      ))}
      {length === 0 && error && <p className="field-error">{error}</p>}
      <div className="flex flex-wrap gap-3">
        {length < maxParts && (
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => plan.append({ part: "", text: "" }, { focusName: `${name}.${length}.part` })}
          >
            {t("hskPage.addPart")}
          </button>
        )}
        {removedPart && (
          <button type="button" className={buttonClasses.secondary} onClick={() => restorePart(removedPart)}>
            {t("hskPage.putBack", { n: removedPart.index + 1 })}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}
