"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FieldNotes } from "@/components/ui/field-notes";
import { SelectField } from "@/components/ui/select-field";
import type { ItemValue, Values } from "@/lib/content/form-values";
import { currencyChoices } from "@/lib/editing/currency-choices";
import { fillPlaceholders } from "@/lib/i18n/fill";
import { currencyCodes } from "@/lib/reference/price-currencies";
import { UnderstoodAmount } from "../understood-amount";
import { useWords } from "../words";
import { EditableItem, RemoveButton } from "./editable-item";
import { useFieldError } from "./field";

type PricesFieldProps = { name: string; label: string };

/** Prices in several currencies: the currency, and the amount as it is paid. */
export function PricesField({ name, label }: PricesFieldProps) {
  const { prices: words, choose } = useWords("content");
  const { getValues, setValue, clearErrors } = useFormContext<Values>();
  const count = useWatch({ name, compute: (prices: unknown) => (prices as ItemValue[]).length });
  const error = useFieldError(name);
  const change = (edit: (prices: ItemValue[]) => ItemValue[]) => {
    clearErrors(name);
    setValue(name, edit(getValues(name) as ItemValue[]), { shouldDirty: true });
  };
  return (
    <fieldset aria-describedby={`field-${name}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id={`field-${name}`} hint={words.hint} error={error} />
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <EditableItem key={index}>
            <PriceInputs path={`${name}.${index}`} number={index + 1} choose={choose} />
            <RemoveButton
              aria-label={fillPlaceholders(words.remove, { n: index + 1 })}
              onClick={() => change((prices) => prices.toSpliced(index, 1))}
            />
          </EditableItem>
        ))}
      </ol>
      {count < currencyCodes.length && (
        <button
          type="button"
          className={`${buttonClasses.secondary} mt-3`}
          onClick={() => change((prices) => [...prices, { currency: "", amount: "" }])}
        >
          {words.add}
        </button>
      )}
    </fieldset>
  );
}

function PriceInputs({ path, number, choose }: { path: string; number: number; choose: string }) {
  const { prices: words } = useWords("content");
  const { register } = useFormContext<Values>();
  const [currency, amount] = useWatch<Values>({ name: [`${path}.currency`, `${path}.amount`] });
  const currencyError = useFieldError(`${path}.currency`);
  const amountError = useFieldError(`${path}.amount`);
  const options = currencyChoices(document.documentElement.lang);
  return (
    <div className="grid flex-1 pt-2 pr-12 pb-4 grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3">
      <SelectField
        id={`field-${path}.currency`}
        label={fillPlaceholders(words.currency, { n: number })}
        error={currencyError}
        options={[{ value: "", text: choose }, ...options]}
        {...register(`${path}.currency`)}
      />
      <Field
        id={`field-${path}.amount`}
        label={fillPlaceholders(words.one, { n: number })}
        inputMode="decimal"
        autoComplete="off"
        {...(amountError !== undefined && { error: amountError })}
        after={<UnderstoodAmount text={String(amount ?? "")} currency={String(currency ?? "")} />}
        {...register(`${path}.amount`)}
      />
    </div>
  );
}
