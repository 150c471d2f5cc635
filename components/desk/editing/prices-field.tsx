"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import type { Values } from "@/lib/engines/content/form-values";
import { currencyChoices } from "@/lib/app/editing/currency-choices";
import { currencyCodes } from "@/lib/base/reference/price-currencies";
import { UnderstoodAmount } from "../understood-amount";
import { useFieldError } from "./field";
import { ItemList } from "./item-list";

type PricesFieldProps = { name: string; label: string };

/** Prices in several currencies: the currency, and the amount as it is paid. */
export function PricesField({ name, label }: PricesFieldProps) {
  const t = useTranslations("desk.content");
  return (
    <ItemList
      name={name}
      label={label}
      hint={t("prices.hint")}
      add={t("prices.add")}
      removeLabel={(n) => t("prices.remove", { n })}
      maxItems={currencyCodes.length}
      newItem={() => ({ currency: "", amount: "" })}
    >
      {(path, index) => <PriceInputs path={path} number={index + 1} />}
    </ItemList>
  );
}

function PriceInputs({ path, number }: { path: string; number: number }) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const [currency, amount] = useWatch<Values>({ name: [`${path}.currency`, `${path}.amount`] });
  const currencyError = useFieldError(`${path}.currency`);
  const amountError = useFieldError(`${path}.amount`);
  const options = currencyChoices(document.documentElement.lang);
  return (
    <div className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3 pt-2 pr-12 pb-4">
      <SelectField
        id={`field-${path}.currency`}
        label={t("prices.currency", { n: number })}
        error={currencyError}
        options={[{ value: "", text: t("choose") }, ...options]}
        {...register(`${path}.currency`)}
      />
      <Field
        id={`field-${path}.amount`}
        label={t("prices.one", { n: number })}
        inputMode="decimal"
        autoComplete="off"
        {...(amountError !== undefined && { error: amountError })}
        after={<UnderstoodAmount text={String(amount ?? "")} currency={String(currency ?? "")} />}
        {...register(`${path}.amount`)}
      />
    </div>
  );
}
