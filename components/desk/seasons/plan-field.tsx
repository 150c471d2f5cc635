"use client";

import { useState } from "react";
import { useFieldArray, useFormContext, type Control } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { fill } from "@/components/ui/fill";
import { useWords } from "../words";
import { SeasonInput } from "./season-input";
import { useSeasonProblem, type EditorValues } from "./season-values";

type Part = { part: string; text: string };
/** The limit of lib/campaign/season-schema. */
const mostParts = 20;

/** The ordered parts of a course; the last removal can be undone. */
export function PlanField({ at }: { at: string }) {
  const { fields, hskPage } = useWords("seasons");
  const { control, getValues, clearErrors } = useFormContext<EditorValues>();
  const name = `body.${at}`;
  const plan = useFieldArray({
    control: control as unknown as Control<{ plan: Part[] }>,
    name: name as "plan",
  });
  const error = useSeasonProblem(at);
  const [gone, setGone] = useState<{ index: number; part: Part }>();
  const { length } = plan.fields;
  const remove = (index: number) => {
    clearErrors(name as "body");
    setGone({ index, part: (getValues(name as "body") as unknown as Part[])[index]! });
    plan.remove(index);
  };
  const putBack = ({ index, part }: NonNullable<typeof gone>) => {
    plan.insert(index, part);
    setGone(undefined);
  };
  return (
    <fieldset className="desk-season-group">
      <legend>{fields.syllabus.plan}</legend>
      {plan.fields.map(({ id }, index) => (
        <div key={id} className="desk-season-row">
          <SeasonInput at={`${at}.${index}.part`} label={fill(hskPage.part, { n: index + 1 })} />
          <SeasonInput
            at={`${at}.${index}.text`}
            label={fill(hskPage.partText, { n: index + 1 })}
            as="prose"
          />
          {length > 1 && (
            <button type="button" className={buttonLook.secondary} onClick={() => remove(index)}>
              {fill(hskPage.removePart, { n: index + 1 })}
            </button>
          )}
        </div>
      ))}
      {length === 0 && error && <p className="field-error">{error}</p>}
      <div className="desk-actions">
        {length < mostParts && (
          <button
            type="button"
            className={buttonLook.secondary}
            onClick={() => plan.append({ part: "", text: "" }, { focusName: `${name}.${length}.part` })}
          >
            {hskPage.addPart}
          </button>
        )}
        {gone && (
          <button type="button" className={buttonLook.secondary} onClick={() => putBack(gone)}>
            {fill(hskPage.putBack, { n: gone.index + 1 })}
          </button>
        )}
      </div>
    </fieldset>
  );
}
