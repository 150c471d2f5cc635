"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { toTexts, type Values } from "@/lib/engines/content/form-values";
import { maxOffices } from "@/lib/engines/content/rules";
import { CountryField } from "./country-field";
import { useFieldError } from "./field";
import { TextsField } from "./texts-field";
import { Fold } from "../fold";
import { editableFoldClasses } from "./editable-item";
import { ItemList } from "./item-list";

/** The school's offices, the head office first. */
export function OfficesField({ label }: { label: string }) {
  const t = useTranslations("desk.content");
  return (
    <ItemList
      name="offices"
      label={label}
      add={t("offices.add")}
      removeLabel={(n) => t("offices.remove", { n })}
      maxItems={maxOffices}
      newItem={() => ({ country: "", name: toTexts({}), address: toTexts({}) })}
    >
      {(_, index) => <OfficeFields index={index} />}
    </ItemList>
  );
}

function OfficeFields({ index }: { index: number }) {
  const t = useTranslations("desk.content");
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
      summary={name || t("offices.office", { n: index + 1 })}
      open={!name || problem.some(Boolean) || undefined}
      {...editableFoldClasses}
    >
      <CountryField id={`office-${index}-country`} name={`${path}.country`} label={t("offices.country")} />
      <TextsField name={`${path}.name`} label={t("offices.name")} field={{ most: 120 }} />
      <TextsField name={`${path}.address`} label={t("offices.address")} field={{ most: 300 }} />
    </Fold>
  );
}
