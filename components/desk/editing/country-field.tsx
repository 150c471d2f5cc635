"use client";

import { useFormContext } from "react-hook-form";
import type { Values } from "@/lib/engines/content/form-values";
import { countryChoices } from "@/lib/app/editing/country-choices";
import { SelectField } from "@/components/ui/select-field";
import { useWords } from "../words";
import { useFieldError } from "./field";

type CountryFieldProps = { id: string; name: string; label: string };

/** A select with country names; its value is the country code. */
export function CountryField({ id, name, label }: CountryFieldProps) {
  const words = useWords("content");
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  const options = [{ value: "", text: words.choose }, ...countryChoices(document.documentElement.lang)];
  return <SelectField id={id} label={label} error={error} options={options} {...register(name)} />;
}
