"use client";

import { useTranslations } from "next-intl";
import { useFieldArray, type Control, type FieldErrors, type UseFormRegister } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { maxNicknameLength } from "@/lib/base/contract/account-fields";
import { maxStudents } from "@/lib/subjects/people/families/limits";
import { FieldRow } from "../desk-form";
import { ListItem } from "../list-item";
import { SmallButton } from "../small-button";
import type { FamilyValues } from "./family-values";

type StudentsFieldProps = {
  control: Control<FamilyValues>;
  register: UseFormRegister<FamilyValues>;
  errors: FieldErrors<FamilyValues>["students"];
};

/** The students of a parent, each with name and year of birth. */
export function StudentsField({ control, register, errors }: StudentsFieldProps) {
  const t = useTranslations("desk.families");
  const { fields, append, remove } = useFieldArray({ control, name: "students" });
  const { length } = fields;
  return (
    <fieldset>
      <legend className="font-semibold">{t("new.students")}</legend>
      <ol>
        {fields.map(({ id }, index) => (
          <ListItem key={id}>
            <div role="group" aria-label={t("new.student", { number: index + 1 })}>
              <FieldRow>
                <Field
                  id={`student-${index}-name`}
                  autoComplete="off"
                  maxLength={maxNicknameLength}
                  label={t("new.name")}
                  error={errors?.[index]?.nickname?.message}
                  {...register(`students.${index}.nickname`)}
                />
                <Field
                  id={`student-${index}-year`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={8}
                  label={t("new.year")}
                  hint={t("new.yearHint")}
                  error={errors?.[index]?.birth_year?.message}
                  {...register(`students.${index}.birth_year`)}
                />
              </FieldRow>
            </div>
            {length > 1 && (
              <SmallButton
                aria-label={t("new.removeStudent", { number: index + 1 })}
                onClick={() => remove(index)}
              >
                ✕
              </SmallButton>
            )}
          </ListItem>
        ))}
      </ol>
      {length < maxStudents && (
        <button
          type="button"
          className={`mt-3 ${buttonClasses.secondary}`}
          onClick={() =>
            append({ nickname: "", birth_year: "" }, { focusName: `students.${length}.nickname` })
          }
        >
          {t("new.addStudent")}
        </button>
      )}
    </fieldset>
  );
}
