"use client";

import { useTranslations } from "next-intl";
import { useId, type ComponentProps } from "react";
import { ComboboxOptions } from "@/components/ui/combobox-options";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import type { SavedPhone } from "@/lib/subjects/campaign/storage";
import { maxLength } from "@/lib/base/contract/fields";
import { isInternational } from "@/lib/base/text/phone-text";
import { isCode, keepDigits } from "./phone-digits";
import { useCountryCode } from "./use-country-code";

type Input = ComponentProps<"input">;

type PhoneFieldsProps = {
  code: Input;
  /** The form's dial code. */
  currentCode: string;
  number: Input;
  error: string | undefined;
  /** Names the field to fill in, for an error that does not. */
  help?: string | undefined;
  /** Called with a selected dial code, or with both parts of a pasted number. */
  onPhone: (phone: Partial<SavedPhone>) => void;
};

/**
 * A dial code, searchable by country, and a number. A number that is pasted or autofilled with its dial code is split
 * into both fields.
 */
export function PhoneFields({ code, currentCode, number, error, help, onPhone }: PhoneFieldsProps) {
  const t = useTranslations("campaign.form");
  const id = useId();
  const { country, list, combobox, onCodeInput, restoreCode } = useCountryCode(
    `${id}code`,
    currentCode,
    (dialCode) => onPhone({ code: dialCode }),
  );
  // The phone number metadata is loaded only when it is needed.
  const splitNumber = async (input: HTMLInputElement) => {
    const { value } = input;
    const { parsePhone } = await import("@/lib/base/reference/phone");
    const phone = parsePhone(value, "");
    // The visitor may have typed meanwhile.
    if (!phone || input.value !== value) return;
    onPhone(phone);
  };
  const notes = { id, hint: t("numberHint"), error };
  return (
    <fieldset className="relative">
      <legend className="font-semibold wrap-anywhere">{t("phone")}</legend>
      <div className="grid grid-cols-[auto_5em_minmax(0,1fr)] items-center gap-2 max-[16em]:grid-cols-[auto_minmax(0,1fr)]">
        <span aria-hidden="true">+</span>
        <input
          {...code}
          className="mt-1 field-input"
          {...combobox.input}
          aria-label={t("code")}
          aria-describedby={`${id}country`}
          autoComplete="tel-country-code"
          maxLength={maxLength.number}
          spellCheck={false}
          onFocus={(event) => {
            list.load();
            event.currentTarget.select();
          }}
          onInput={(event) => onCodeInput(event.currentTarget)}
          // A search text is not passed to the form.
          onChange={(event) => void (isCode(event.target.value) && code.onChange?.(event))}
          onBlur={(event) => {
            combobox.input.onBlur(event);
            restoreCode(event.currentTarget);
            code.onBlur?.(event);
          }}
        />
        <input
          {...number}
          className="mt-1 field-input max-[16em]:col-span-full"
          aria-label={t("number")}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByIds(notes)}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={maxLength.number}
          onInput={(event) => {
            // The number may include a dial code, whether pasted, typed or autofilled.
            const { currentTarget } = event;
            if (isInternational(currentTarget.value)) void splitNumber(currentTarget);
            else if (!/[+\uFF0B]/.test(currentTarget.value)) keepDigits(currentTarget);
          }}
        />
      </div>
      <ComboboxOptions
        id={`${id}code`}
        label={t("countries")}
        combobox={combobox}
        options={list.options}
        selectedKey={list.chosen}
        emptyText={list.isThere ? t("noCountry") : ""}
      />
      <p id={`${id}country`} className="min-h-[1.6em] text-[0.875em] text-soft">
        {country}
      </p>
      <FieldNotes {...notes} help={help} />
    </fieldset>
  );
}
