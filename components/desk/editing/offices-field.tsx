"use client";

import { useFormContext } from "react-hook-form";
import { fillPlaceholders } from "@/lib/base/i18n/fill";
import { toTexts, type Values } from "@/lib/engines/content/form-values";
import { maxOffices } from "@/lib/engines/content/rules";
import { useWords } from "../words";
import { CountryField } from "./country-field";
import { useFieldError } from "./field";
import { TextsField } from "./texts-field";
import { Fold } from "../fold";
import { editableFoldClasses } from "./editable-item";
import { ItemList } from "./item-list";

/** The school's offices, the head office first. */
export function OfficesField({ label }: { label: string }) {
  const words = useWords("content").offices;
  return (
    <ItemList
      name="offices"
      label={label}
      words={words}
      maxItems={maxOffices}
      newItem={() => ({ country: "", name: toTexts({}), address: toTexts({}) })}
    >
      {(_, index) => <OfficeFields index={index} />}
    </ItemList>
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
