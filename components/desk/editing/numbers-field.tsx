"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldNotes } from "@/components/ui/field-notes";
import type { AnyField } from "@/lib/app/editing/form";
import type { Values } from "@/lib/engines/content/form-values";
import { useFieldError } from "./field";
import { NarrowFields } from "./narrow-fields";

type NumbersFieldProps = { name: string; label: string; field: AnyField };

/** One price for each level, each with its own error message; pages show the second. */
export function NumbersField({ name, label, field }: NumbersFieldProps) {
  const t = useTranslations("desk.content");
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const count = useWatch({ name, compute: (numbers: unknown) => (numbers as string[]).length });
  const error = useFieldError(name);
  const changeNumbers = (change: (numbers: string[]) => string[]) => {
    clearErrors(name);
    setValue(name, change(getValues(name) as string[]), { shouldDirty: true });
  };
  return (
    <fieldset aria-describedby={`field-${name}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id={`field-${name}`} hint={t("levels.hint")} error={error} />
      <NarrowFields className="mt-3">
        {Array.from({ length: count }, (_, index) => (
          <NumberInput key={index} name={name} index={index} />
        ))}
      </NarrowFields>
      <div className="mt-3 flex flex-wrap gap-3">
        {count < (field.upTo ?? 0) && (
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => changeNumbers((numbers) => [...numbers, ""])}
          >
            {t("levels.add")}
          </button>
        )}
        {count > (field.atLeast ?? 1) && (
          <button
            type="button"
            className={buttonClasses.secondary}
            onClick={() => changeNumbers((numbers) => numbers.slice(0, -1))}
          >
            {t("levels.remove", { n: count })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function NumberInput({ name, index }: { name: string; index: number }) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const error = useFieldError(`${name}.${index}`);
  return (
    <Field
      id={`field-${name}-${index}`}
      inputMode="numeric"
      autoComplete="off"
      label={t(index === 1 ? "levels.shown" : "levels.one", { n: index + 1 })}
      {...(error !== undefined && { error })}
      {...register(`${name}.${index}`)}
    />
  );
}
