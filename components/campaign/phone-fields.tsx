"use client";

import { useId, useState, type ComponentProps } from "react";
import { useRegions } from "@/components/apply/use-regions";
import { ComboboxOptions } from "@/components/ui/combobox-options";
import { describedByIds, FieldNotes } from "@/components/ui/field-notes";
import { useCombobox } from "@/components/ui/use-combobox";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { defaultPhoneCodes, regionCountries, regions } from "@/lib/campaign/region";
import type { SavedPhone } from "@/lib/campaign/storage";
import type { CampaignWords } from "@/lib/campaign/words";
import { maxLength } from "@/lib/contract/fields";
import type { Language } from "@/lib/i18n/languages";
import { isInternational, phoneDigits } from "@/lib/text/phone-text";

export type PhoneLabels = Pick<
  CampaignWords["form"],
  "phone" | "code" | "number" | "numberHint" | "countries" | "noCountry"
>;

type Input = ComponentProps<"input">;

type PhoneFieldsProps = {
  labels: PhoneLabels;
  code: Input;
  /** The current dial code, if the form controls it; otherwise this component tracks it. */
  currentCode?: string;
  number: Input;
  error: string | undefined;
  /** Names the field to fill in, for an error that does not. */
  help?: string | undefined;
  /** Called with a selected dial code, or with both parts of a pasted number. */
  onPhone: (phone: Partial<SavedPhone>) => void;
};

/** Whether a text is a dial code; any other text searches the list of countries. */
const isCode = (text: string) => phoneDigits(withoutPlus(text)) !== undefined;

/** Removes a typed plus, because one is shown before the field. */
const withoutPlus = (text: string) => text.replace(/^\s*[+\uFF0B]/, "");

/** A text with at least this many digits may be a complete number followed by other text. */
const minNumberDigits = 6;

/**
 * Reduces the value to digits before the form library reads it. A text that contains more than a number is left as it
 * is, because the digits of an extension or of a second number would change the number.
 */
function keepDigits(field: HTMLInputElement): void {
  const { value } = field;
  // With few digits, a letter is a typing mistake.
  const isTypo = value.replace(/\P{Nd}/gu, "").length < minNumberDigits;
  const digits = phoneDigits(withoutPlus(isTypo ? value.replace(/\p{L}/gu, "") : value));
  if (digits !== undefined && digits !== field.value) field.value = digits;
}

/**
 * A dial code, searchable by country, and a number. A number that is pasted or autofilled with its dial code is split
 * into both fields.
 */
export function PhoneFields({ labels, code, currentCode, number, error, help, onPhone }: PhoneFieldsProps) {
  const id = useId();
  const [trackedCode, setTrackedCode] = useState(String(code.defaultValue ?? ""));
  const current = currentCode ?? trackedCode;
  const { country, list, combobox, onCodeInput, restoreCode } = useCountryCode(
    `${id}code`,
    current,
    (dialCode) => {
      setTrackedCode(dialCode);
      onPhone({ code: dialCode });
    },
  );
  // The phone number metadata is loaded only when it is needed.
  const splitNumber = async (input: HTMLInputElement) => {
    const { value } = input;
    const { parsePhone } = await import("@/lib/reference/phone");
    const phone = parsePhone(value, "");
    // The visitor may have typed meanwhile.
    if (!phone || input.value !== value) return;
    setTrackedCode(phone.code);
    onPhone(phone);
  };
  const notes = { id, hint: labels.numberHint, error };
  return (
    <fieldset className="phone combobox">
      <legend>{labels.phone}</legend>
      <div className="phone-row">
        <span aria-hidden="true">+</span>
        <input
          {...code}
          {...combobox.input}
          aria-label={labels.code}
          aria-describedby={`${id}country`}
          autoComplete="tel-country-code"
          maxLength={maxLength.number}
          spellCheck={false}
          onFocus={(event) => {
            list.load();
            event.currentTarget.select();
          }}
          onInput={({ currentTarget }) => {
            onCodeInput(currentTarget);
            if (isCode(currentTarget.value)) setTrackedCode(currentTarget.value);
          }}
          // A search text is not passed to the form.
          onChange={(event) => void (isCode(event.target.value) && code.onChange?.(event))}
          onBlur={(event) => {
            combobox.input.onBlur(event);
            restoreCode(event.currentTarget);
            setTrackedCode(event.currentTarget.value);
            code.onBlur?.(event);
          }}
        />
        <input
          {...number}
          aria-label={labels.number}
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
        label={labels.countries}
        combobox={combobox}
        options={list.options}
        selectedKey={list.chosen}
        emptyText={list.isThere ? labels.noCountry : ""}
      />
      <p id={`${id}country`} className="phone-country">
        {country}
      </p>
      <FieldNotes {...notes} help={help} />
    </fieldset>
  );
}

/** The searchable list of countries of a dial code field, and the names of the countries with the current code. */
function useCountryCode(id: string, current: string, choose: (dialCode: string) => void) {
  const [isListRequested, setListRequested] = useState(false);
  const [query, setQuery] = useState("");
  const [key, setKey] = useState("");
  const isHydrated = useIsHydrated();
  const language = (isHydrated ? document.documentElement.lang : "en-US") as Language;
  const { all, options, findRegion: find, toKey: keyOf } = useRegions(language, query, isListRequested);
  const combobox = useCombobox({
    id,
    options,
    onSelect: (chosen) => {
      const region = find(chosen);
      setKey(chosen);
      setQuery("");
      if (region) choose(region.dialCode);
    },
  });
  const chosen = find(key)?.dialCode === current ? find(key) : undefined;
  const regionsOfCode = chosen ? [chosen] : all.filter(({ dialCode }) => dialCode === current);
  const codes =
    regionsOfCode.length > 0
      ? regionsOfCode.map(({ code }) => code)
      : isHydrated
        ? knownCountries(current)
        : [];
  const names = new Intl.DisplayNames(language, { type: "region" });
  return {
    country: codes.map((country) => names.of(country)).join(" / "),
    list: {
      options,
      isThere: all.length > 0,
      chosen: chosen ? keyOf(chosen) : "",
      load: () => setListRequested(true),
    },
    combobox,
    onCodeInput: (field: HTMLInputElement) => {
      if (isCode(field.value)) keepDigits(field);
      setQuery(field.value);
      // Autofill and inline scripts must not open the list.
      if (field === document.activeElement) combobox.search(field.value);
    },
    /** Restores the dial code after a search without a selection. */
    restoreCode: (field: HTMLInputElement) => {
      if (!isCode(field.value)) field.value = current;
      setQuery("");
    },
  };
}

/** The countries of a dial code that are known before the list is loaded. */
function knownCountries(dialCode: string): string[] {
  const { country, dialCode: visitorDialCode } = document.documentElement.dataset;
  if (country && visitorDialCode === dialCode) return [country];
  return regions
    .filter((region) => defaultPhoneCodes[region] === dialCode)
    .map((region) => regionCountries[region]);
}
