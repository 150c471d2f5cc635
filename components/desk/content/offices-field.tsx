"use client";

import { useFormContext } from "react-hook-form";
import { buttonLook } from "@/components/ui/button";
import { FieldNotes } from "@/components/ui/field-notes";
import { fill } from "@/components/ui/fill";
import { textsOf, type OfficeValue, type Values } from "@/lib/desk/content/form";
import { maxOffices } from "@/lib/desk/content/rules";
import { useWords } from "../words";
import { CountryField } from "./country-field";
import { useProblem } from "./field";
import { TextsField } from "./texts-field";

/** The school's offices, the head office first. */
export function OfficesField({ label }: { label: string }) {
  const words = useWords("content").offices;
  const { watch, getValues, setValue } = useFormContext<Values>();
  const count = (watch("offices") as OfficeValue[]).length;
  const error = useProblem("offices");
  const put = (change: (all: OfficeValue[]) => OfficeValue[]) =>
    setValue("offices", change(getValues("offices") as OfficeValue[]), { shouldDirty: true });
  return (
    <fieldset className="desk-lessons">
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id="field-offices" error={error} />
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <OneOffice index={index} />
            <button
              type="button"
              aria-label={fill(words.remove, { n: index + 1 })}
              onClick={() => put((all) => all.toSpliced(index, 1))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {count < maxOffices && (
        <button
          type="button"
          className={buttonLook.secondary}
          onClick={() => put((all) => [...all, { country: "", name: textsOf({}), address: textsOf({}) }])}
        >
          {words.add}
        </button>
      )}
    </fieldset>
  );
}

function OneOffice({ index }: { index: number }) {
  const words = useWords("content").offices;
  const { watch } = useFormContext<Values>();
  const at = `offices.${index}`;
  const problem = [
    useProblem(`${at}.country`),
    useProblem(`${at}.name.en-US`),
    useProblem(`${at}.address.en-US`),
  ];
  const name = watch(`${at}.name.en-US`) as unknown as string;
  return (
    <details open={!name || problem.some(Boolean) || undefined}>
      <summary>{name || fill(words.office, { n: index + 1 })}</summary>
      <CountryField id={`office-${index}-country`} name={`${at}.country`} label={words.country} />
      <TextsField name={`${at}.name`} label={words.name} field={{ most: 120 }} />
      <TextsField name={`${at}.address`} label={words.address} field={{ most: 300 }} />
    </details>
  );
}
