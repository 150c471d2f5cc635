"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { countryChoices } from "@/lib/app/editing/country-choices";
import { createIdempotencyKeys } from "@/lib/engines/calls/browser/idempotency-key";
import { currencyCodes, type CurrencyCode } from "@/lib/base/reference/price-currencies";
import { parseWholeNumber } from "@/lib/base/text/grouped-number";
import { lastDayOfPackage } from "@/lib/subjects/payments/days";
import { paymentMethods, type IssuerKey, type PaymentMethod } from "@/lib/subjects/payments/payment";
import { parseAmount, writeMajorUnits } from "@/lib/subjects/points/prices/amounts";
import { DeskForm, FieldRow } from "../desk-form";
import { FormFooter } from "../form-footer";
import { formatNumber } from "../format";
import { formatPageDay } from "../time";
import { useToast } from "../toasts";
import { UnderstoodAmount } from "../understood-amount";
import { useDeskForm } from "../use-desk-form";
import { formatMoney } from "./format-money";
import type { PayingFamily } from "./payment-types";

type Values = {
  package_id: string;
  currency: CurrencyCode;
  amount: string;
  points: string;
  bonus: string;
  last_day: string;
  method: PaymentMethod;
  reference: string;
  received_on: string;
  payer: string;
  country: string;
  issuer: IssuerKey;
  note: string;
};

type RecordPaymentProps = { family: PayingFamily; onRecorded: () => void };

/** A form to record a payment: of a package, or of any amount. */
export function RecordPayment({ family, onRecorded }: RecordPaymentProps) {
  const t = useTranslations("desk.payments");
  const showToast = useToast();
  const [keyOf] = useState(createIdempotencyKeys);
  // The same payment may come a second time: only a repeated attempt has the same key.
  const [attempt, setAttempt] = useState(0);
  const formId = `yuqiao:desk:payment:${family.id}`;
  const defaults = initialValues(family);
  const { form, send, problem, isSending } = useDeskForm<"desk/payments/record", Values>({
    id: formId,
    call: "desk/payments/record",
    defaults,
    toInput: (values) => {
      const input = toInput(family.id, values);
      return { ...input, key: keyOf(JSON.stringify([attempt, input])) };
    },
    onDone: () => {
      form.reset(defaults);
      setAttempt(attempt + 1);
      showToast({ tone: "success", text: t("record.done") });
      onRecorded();
    },
  });
  const { errors } = form.formState;
  const [packageId, currency, amount, receivedOn] = useWatch({
    control: form.control,
    name: ["package_id", "currency", "amount", "received_on"],
  });
  const sold = family.packages.find(({ id }) => String(id) === packageId);
  const currencies = sold ? sold.prices.map((price) => price.currency) : sortCurrencies(family);
  const fillIn = (id: string, wanted: CurrencyCode) => {
    const prices = family.packages.find((one) => String(one.id) === id)?.prices ?? [];
    const price = prices.find((one) => one.currency === wanted) ?? prices[0];
    if (!price) return;
    form.setValue("currency", price.currency);
    form.setValue("amount", writeMajorUnits(price.amount, price.currency));
  };
  const lastDay =
    sold && lastDayOfPackage(receivedOn, { validFor: sold.valid_for, validUnit: sold.valid_unit });
  return (
    <DeskForm id={formId} onSubmit={send}>
      <FieldRow>
        <SelectField
          id="payment-package"
          label={t("record.package")}
          error={errors.package_id?.message}
          options={[
            ...family.packages.map(({ id, name, points }) => ({
              value: String(id),
              text: [name, t("record.packageOption", { n: formatNumber(points) })]
                .filter(Boolean)
                .join(" · "),
            })),
            { value: "", text: t("record.free") },
          ]}
          {...form.register("package_id", {
            onChange: ({ target }: { target: HTMLSelectElement }) => fillIn(target.value, currency),
          })}
        />
        <SelectField
          id="payment-currency"
          label={t("record.currency")}
          error={errors.currency?.message}
          options={currencies.map((code) => ({ value: code, text: code }))}
          {...form.register("currency", {
            onChange: ({ target }: { target: HTMLSelectElement }) =>
              fillIn(packageId, target.value as CurrencyCode),
          })}
        />
        <Field
          id="payment-amount"
          inputMode="decimal"
          autoComplete="off"
          label={t("record.amount")}
          hint={t("record.amountHint", { currency, example: formatMoney(123_456, currency) })}
          error={errors.amount?.message}
          after={<UnderstoodAmount text={amount} currency={currency} />}
          {...form.register("amount")}
        />
      </FieldRow>
      <FieldRow>
        {!sold && (
          <>
            <Field
              id="payment-points"
              inputMode="numeric"
              autoComplete="off"
              label={t("record.points")}
              hint={t("record.pointsHint")}
              error={errors.points?.message}
              {...form.register("points")}
            />
            <Field
              id="payment-last-day"
              type="date"
              label={t("record.lastDay")}
              hint={t("record.lastDayHint")}
              error={errors.last_day?.message}
              {...form.register("last_day")}
            />
          </>
        )}
        <Field
          id="payment-bonus"
          inputMode="numeric"
          autoComplete="off"
          label={t("record.bonus")}
          hint={t("record.bonusHint")}
          error={errors.bonus?.message}
          {...form.register("bonus")}
        />
      </FieldRow>
      {sold && receivedOn !== "" && (
        <p className="text-soft">
          {lastDay ? t("record.ends", { day: formatPageDay(lastDay) }) : t("record.endless")}
        </p>
      )}
      <FieldRow>
        <SelectField
          id="payment-method"
          label={t("record.method")}
          error={errors.method?.message}
          options={paymentMethods.map((value) => ({ value, text: t(`methods.${value}`) }))}
          {...form.register("method")}
        />
        <Field
          id="payment-reference"
          autoComplete="off"
          label={t("record.reference")}
          hint={t("record.referenceHint")}
          error={errors.reference?.message}
          {...form.register("reference")}
        />
        <Field
          id="payment-received"
          type="date"
          max={family.today}
          label={t("record.receivedOn")}
          hint={t("record.receivedHint")}
          error={errors.received_on?.message}
          {...form.register("received_on")}
        />
      </FieldRow>
      <FieldRow>
        <Field
          id="payment-payer"
          autoComplete="off"
          label={t("record.payer")}
          hint={t("record.payerHint", { name: family.name })}
          error={errors.payer?.message}
          {...form.register("payer")}
        />
        <SelectField
          id="payment-country"
          label={t("record.country")}
          error={errors.country?.message}
          options={[
            { value: "", text: t("record.countryUnknown") },
            ...countryChoices(document.documentElement.lang),
          ]}
          {...form.register("country")}
        />
        {family.issuers.length > 1 && (
          <SelectField
            id="payment-issuer"
            label={t("record.issuer")}
            error={errors.issuer?.message}
            options={family.issuers.map(({ key, name }) => ({ value: key, text: name }))}
            {...form.register("issuer")}
          />
        )}
      </FieldRow>
      <Field
        id="payment-note"
        autoComplete="off"
        label={t("record.note")}
        hint={t("record.noteHint")}
        error={errors.note?.message}
        {...form.register("note")}
      />
      <FormFooter submit={t("record.submit")} problem={problem} isSending={isSending} />
    </DeskForm>
  );
}

function initialValues({ packages, country, today, issuers }: PayingFamily): Values {
  const [first] = packages;
  const price = first?.prices[0];
  return {
    package_id: first ? String(first.id) : "",
    currency: price?.currency ?? "USD",
    amount: price ? writeMajorUnits(price.amount, price.currency) : "",
    ...{ points: "0", bonus: "0", last_day: "", method: "transfer", reference: "" },
    ...{ received_on: today, payer: "", country, note: "", issuer: issuers[0]?.key ?? "company" },
  };
}

function toInput(familyId: number, values: Values) {
  const { package_id: packageId, currency, amount, points, bonus, last_day: lastDay, ...rest } = values;
  const isFree = packageId === "";
  return {
    ...rest,
    ...{ family_id: familyId, package_id: isFree ? null : Number(packageId), currency },
    // What is no amount is refused at its field.
    amount: parseAmount(amount, currency) ?? 0,
    ...{ points: isFree ? parseWholeNumber(points) : 0, bonus: parseWholeNumber(bonus) },
    last_day: isFree && lastDay !== "" ? lastDay : null,
  };
}

/** All currencies, those of the packages first. */
function sortCurrencies({ packages }: PayingFamily): CurrencyCode[] {
  const own = packages.flatMap(({ prices }) => prices.map(({ currency }) => currency));
  return [...new Set([...own, ...currencyCodes])];
}
