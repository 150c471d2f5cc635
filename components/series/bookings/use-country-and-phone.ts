"use client";

import { useLocale, useTranslations } from "next-intl";
import { useController, useWatch, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { CountryOrRegion } from "@/lib/base/reference/regions";
import { useRegions } from "./use-regions";

/** The fields of a form that asks for a country and a phone number. */
type Fields = { region: string; regionText: string; phone: string };

/** The country and phone number of an enquiry: props of their inputs, and how they are read. */
export function useCountryAndPhone<Values extends FieldValues & Fields, Output>(
  enquiryForm: UseFormReturn<Values, unknown, Output>,
) {
  const wrongPhone = useTranslations("apply.visitor.errors")("wrongPhone");
  // The form has these fields, but its own type does not show that to TypeScript.
  const form = enquiryForm as unknown as UseFormReturn<Fields>;
  const { ref } = useController({ name: "region", control: form.control }).field;
  const [region, regionText] = useWatch({ control: form.control, name: ["region", "regionText"] });
  const regions = useRegions(useLocale(), region ? "" : regionText);
  const chosen = regions.findRegion(region);
  return {
    errors: form.formState.errors,
    country: {
      ref,
      text: chosen ? regions.toText(chosen) : regionText,
      onTextChange: (text: string) => {
        form.setValue("region", "");
        form.setValue("regionText", text);
      },
      options: regions.options,
      selectedKey: region,
      onSelect: (key: string) => {
        form.setValue("region", key, { shouldValidate: true });
        form.setValue("regionText", "");
      },
    },
    phone: form.register("phone"),
    /**
     * Reads the values as the call takes them.
     * @returns undefined if the number is not one of the country; then the field shows an error.
     */
    read: async (values: Pick<Fields, "region" | "phone">) => {
      const home = regions.findRegion(values.region);
      const phone = home && (await readPhone(values.phone, home));
      if (home && phone) return { region: home.code, phone };
      form.setError("phone", { message: wrongPhone }, { shouldFocus: true });
      return undefined;
    },
  };
}

/** The number in the provider's format, `code-number`; undefined if it is not a possible number. */
async function readPhone(text: string, { code, dialCode }: CountryOrRegion): Promise<string | undefined> {
  const { formatPhone, parsePhone } = await import("@/lib/base/reference/phone");
  // "1809" identifies one of the +1 countries; other dial codes may be shared, so the country decides.
  const phone = parsePhone(text, dialCode.length === 4 && dialCode.startsWith("1") ? dialCode : code);
  return phone && formatPhone(phone);
}
