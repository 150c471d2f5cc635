"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { countryChoices } from "@/lib/app/editing/country-choices";
import { SelectField } from "@/components/ui/select-field";
import { useFieldError } from "./field";

type CountryFieldProps = { id: string; name: string; label: string };

/** A select with country names; its value is the country code. */
export function CountryField({ id, name, label }: CountryFieldProps) {
  const t = useTranslations("desk.content");
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  const options = [{ value: "", text: t("choose") }, ...countryChoices(document.documentElement.lang)];
  return <SelectField id={id} label={label} error={error} options={options} {...register(name)} />;
}
