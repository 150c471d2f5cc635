"use client";

import { useFormContext } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { FieldNotes } from "@/components/ui/field-notes";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { toTexts, type OfficeValue, type Values } from "@/lib/content/form-values";
import { maxOffices } from "@/lib/content/rules";
import { useWords } from "../words";
import { CountryField } from "./country-field";
import { useFieldError } from "./field";
import { TextsField } from "./texts-field";
import { Fold } from "../fold";
import { EditableItem, RemoveButton, editableFoldClasses } from "./editable-item";

/** The school's offices, the head office first. */
export function OfficesField({ label }: { label: string }) {
  const words = useWords("content").offices;
  const { watch, getValues, setValue } = useFormContext<Values>();
  const count = (watch("offices") as OfficeValue[]).length;
  const error = useFieldError("offices");
  const changeOffices = (change: (offices: OfficeValue[]) => OfficeValue[]) =>
    setValue("offices", change(getValues("offices") as OfficeValue[]), { shouldDirty: true });
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id="field-offices" error={error} />
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <EditableItem key={index}>
            <OfficeFields index={index} />
            <RemoveButton
              aria-label={fillPlaceholders(words.remove, { n: index + 1 })}
              onClick={() => changeOffices((offices) => offices.toSpliced(index, 1))}
            />
          </EditableItem>
        ))}
      </ol>
      {count < maxOffices && (
        <button
          type="button"
          className={buttonClasses.secondary}
          onClick={() =>
            changeOffices((offices) => [...offices, { country: "", name: toTexts({}), address: toTexts({}) }])
          }
        >
          {words.add}
        </button>
      )}
    </fieldset>
  );
}

function OfficeFields({ index }: { index: number }) {
  const words = useWords("content").offices;
  const { watch } = useFormContext<Values>();
  const path = `offices.${index}`;
  const problem = [
    useFieldError(`${path}.country`),
    useFieldError(`${path}.name.en-US`),
    useFieldError(`${path}.address.en-US`),
  ];
  const name = watch(`${path}.name.en-US`) as unknown as string;
  return (
    <Fold
      summary={name || fillPlaceholders(words.office, { n: index + 1 })}
      open={!name || problem.some(Boolean) || undefined}
      {...editableFoldClasses}
    >
      <CountryField id={`office-${index}-country`} name={`${path}.country`} label={words.country} />
      <TextsField name={`${path}.name`} label={words.name} field={{ most: 120 }} />
      <TextsField name={`${path}.address`} label={words.address} field={{ most: 300 }} />
    </Fold>
  );
}
