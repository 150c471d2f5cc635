"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/ui/select-field";
import { toTexts, type Values } from "@/lib/engines/content/form-values";
import { currencyChoices } from "@/lib/app/editing/currency-choices";
import { maxCharges, waysLength } from "@/lib/engines/content/rules";
import { Fold } from "../fold";
import { editableFoldClasses } from "./editable-item";
import { useFieldError } from "./field";
import { ItemList } from "./item-list";
import { TextsField } from "./texts-field";

/** The currencies that the school charges, each with its ways to pay. */
export function ChargesField({ name, label }: { name: string; label: string }) {
  const t = useTranslations("desk.content");
  return (
    <ItemList
      name={name}
      label={label}
      hint={t("charges.hint")}
      add={t("charges.add")}
      removeLabel={(n) => t("charges.remove", { n })}
      maxItems={maxCharges}
      newItem={() => ({ currency: "", ways: toTexts({}) })}
    >
      {(path, index) => <ChargeFields path={path} number={index + 1} />}
    </ItemList>
  );
}

function ChargeFields({ path, number }: { path: string; number: number }) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const currency = useWatch<Values>({ name: `${path}.currency` }) as unknown as string;
  const currencyError = useFieldError(`${path}.currency`);
  const waysError = useFieldError(`${path}.ways.en-US`);
  const label = t("charges.currency", { n: number });
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
        options={[{ value: "", text: t("choose") }, ...currencyChoices(document.documentElement.lang)]}
        {...register(`${path}.currency`)}
      />
      <TextsField name={`${path}.ways`} label={t("charges.ways")} field={waysLength} />
    </Fold>
  );
}
