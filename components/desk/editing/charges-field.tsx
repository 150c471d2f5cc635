"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { FieldNotes } from "@/components/ui/field-notes";
import { SelectField } from "@/components/ui/select-field";
import { toTexts, type ChargeValue, type Values } from "@/lib/content/form-values";
import { currencyChoices } from "@/lib/editing/currency-choices";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { maxCharges, waysLength } from "@/lib/content/rules";
import { Fold } from "../fold";
import { useWords } from "../words";
import { EditableItem, RemoveButton, editableFoldClasses } from "./editable-item";
import { useFieldError } from "./field";
import { TextsField } from "./texts-field";

/** The currencies that the school charges, each with its ways to pay. */
export function ChargesField({ name, label }: { name: string; label: string }) {
  const words = useWords("content").charges;
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const count = useWatch({ name, compute: (charges: unknown) => (charges as ChargeValue[]).length });
  const error = useFieldError(name);
  const change = (edit: (charges: ChargeValue[]) => ChargeValue[]) => {
    clearErrors(name);
    setValue(name, edit(getValues(name) as ChargeValue[]), { shouldDirty: true });
  };
  return (
    <fieldset aria-describedby={`field-${name}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id={`field-${name}`} hint={words.hint} error={error} />
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <EditableItem key={index}>
            <ChargeFields path={`${name}.${index}`} number={index + 1} />
            <RemoveButton
              aria-label={fillPlaceholders(words.remove, { n: index + 1 })}
              onClick={() => change((charges) => charges.toSpliced(index, 1))}
            />
          </EditableItem>
        ))}
      </ol>
      {count < maxCharges && (
        <button
          type="button"
          className={buttonClasses.secondary}
          onClick={() => change((charges) => [...charges, { currency: "", ways: toTexts({}) }])}
        >
          {words.add}
        </button>
      )}
    </fieldset>
  );
}

function ChargeFields({ path, number }: { path: string; number: number }) {
  const { charges: words, choose } = useWords("content");
  const { register } = useFormContext<Values>();
  const currency = useWatch<Values>({ name: `${path}.currency` }) as unknown as string;
  const currencyError = useFieldError(`${path}.currency`);
  const waysError = useFieldError(`${path}.ways.en-US`);
  const label = fillPlaceholders(words.currency, { n: number });
  return (
    <Fold
      summary={currency || label}
      open={!currency || Boolean(currencyError ?? waysError) || undefined}
      {...editableFoldClasses}
    >
      <SelectField
        id={`field-${path}.currency`}
        label={label}
        error={currencyError}
        options={[{ value: "", text: choose }, ...currencyChoices(document.documentElement.lang)]}
        {...register(`${path}.currency`)}
      />
      <TextsField name={`${path}.ways`} label={words.ways} field={waysLength} />
    </Fold>
  );
}
