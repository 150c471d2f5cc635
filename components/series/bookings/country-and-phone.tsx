"use client";

import { useTranslations } from "next-intl";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { useCountryAndPhone } from "./use-country-and-phone";

type CountryAndPhoneProps = {
  state: ReturnType<typeof useCountryAndPhone>;
  /** Starts the ids of the fields, where the page may have another form. */
  idPrefix?: string;
  /** How to fix an error, where its text is fixed by the specification. */
  help: { region?: string | undefined; phone?: string | undefined };
};

/** The inputs for a country and a phone number. */
export function CountryAndPhone({ state, idPrefix = "", help }: CountryAndPhoneProps) {
  const t = useTranslations("apply.visitor");
  const { country, phone, errors } = state;
  return (
    <>
      <Combobox
        {...country}
        id={`${idPrefix}region`}
        name="regionText"
        label={t("region")}
        error={errors.region?.message}
        help={help.region}
        emptyText={t("noRegion")}
      />
      <Field
        id={`${idPrefix}phone`}
        type="tel"
        autoComplete="tel"
        label={t("phone")}
        hint={t("phoneHint")}
        error={errors.phone?.message}
        help={help.phone}
        {...phone}
      />
    </>
  );
}
