"use client";

import { useId, useState, type ComponentProps } from "react";
import { useRegions } from "@/components/apply/use-regions";
import { ComboboxOptions } from "@/components/ui/combobox-options";
import { describedBy, FieldNotes } from "@/components/ui/field-notes";
import { useCombobox } from "@/components/ui/use-combobox";
import { useInBrowser } from "@/components/ui/use-in-browser";
import { defaultPhoneCodes, regionCountries, regions } from "@/lib/campaign/region";
import type { SavedPhone } from "@/lib/campaign/storage";
import type { CampaignWords } from "@/lib/campaign/words/type";
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
  /** The code that stands in its field, where the form knows; else the field counts what is typed. */
  codeNow?: string;
  number: Input;
  error: string | undefined;
  /** Which field to fill in, beside an error that does not name it. */
  help?: string | undefined;
  /** Takes over a chosen code, or a whole number that was pasted. */
  fill: (phone: Partial<SavedPhone>) => void;
};

/** Whether a text is a code as people write it; anything else searches the list of countries. */
const isCode = (text: string) => phoneDigits(withoutPlus(text)) !== undefined;

/** A plus stands before the field already. */
const withoutPlus = (text: string) => text.replace(/^\s*[+\uFF0B]/, "");

/** Digits from which on a text may be a whole number, with something else behind it. */
const shortestNumber = 6;

/**
 * Leaves the digits of what was typed, before the form library reads the value. A text that is more than a number stays:
 * the digits of an extension, or of a second number, would make another number of it.
 */
function keepDigits(field: HTMLInputElement): void {
  const { value } = field;
  // Before there is a number, a letter is a slip of the finger.
  const isSlip = value.replace(/\P{Nd}/gu, "").length < shortestNumber;
  const digits = phoneDigits(withoutPlus(isSlip ? value.replace(/\p{L}/gu, "") : value));
  if (digits !== undefined && digits !== field.value) field.value = digits;
}

/**
 * A phone code, found by country, and a number. A number pasted or filled in with its country code goes where it
 * belongs.
 */
export function PhoneFields({ labels, code, codeNow, number, error, help, fill }: PhoneFieldsProps) {
  const id = useId();
  const [seen, setSeen] = useState(String(code.defaultValue ?? ""));
  const current = codeNow ?? seen;
  const { country, list, combobox, onCodeInput, leaveCode } = useCountryCode(
    `${id}code`,
    current,
    (dialCode) => {
      setSeen(dialCode);
      fill({ code: dialCode });
    },
  );
  // The metadata of the world's numbers is fetched only for a number that needs it.
  const read = async (input: HTMLInputElement) => {
    const { value } = input;
    const { parsePhone } = await import("@/lib/reference/phone");
    const phone = parsePhone(value, "");
    // What was typed meanwhile counts.
    if (!phone || input.value !== value) return;
    setSeen(phone.code);
    fill(phone);
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
            if (isCode(currentTarget.value)) setSeen(currentTarget.value);
          }}
          // What searches the list is no code for the form.
          onChange={(event) => void (isCode(event.target.value) && code.onChange?.(event))}
          onBlur={(event) => {
            combobox.input.onBlur(event);
            leaveCode(event.currentTarget);
            setSeen(event.currentTarget.value);
            code.onBlur?.(event);
          }}
        />
        <input
          {...number}
          aria-label={labels.number}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(notes)}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={maxLength.number}
          onInput={(event) => {
            // Pasted, typed or filled in by a browser with its country code.
            const { currentTarget } = event;
            if (isInternational(currentTarget.value)) void read(currentTarget);
            else if (!/[+\uFF0B]/.test(currentTarget.value)) keepDigits(currentTarget);
          }}
        />
      </div>
      <ComboboxOptions
        id={`${id}code`}
        label={labels.countries}
        combobox={combobox}
        options={list.options}
        chosen={list.chosen}
        none={list.isThere ? labels.noCountry : ""}
      />
      <p id={`${id}country`} className="phone-country">
        {country}
      </p>
      <FieldNotes {...notes} help={help} />
    </fieldset>
  );
}

/** The list of countries behind a field for a dial code, and the country that the code is of. */
function useCountryCode(id: string, current: string, choose: (dialCode: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [query, setQuery] = useState("");
  const [key, setKey] = useState("");
  const inBrowser = useInBrowser();
  const language = (inBrowser ? document.documentElement.lang : "en-US") as Language;
  const { all, options, find, keyOf } = useRegions(language, query, isWanted);
  const combobox = useCombobox({
    id,
    options,
    choose: (chosen) => {
      const region = find(chosen);
      setKey(chosen);
      setQuery("");
      if (region) choose(region.dialCode);
    },
  });
  const chosen = find(key)?.dialCode === current ? find(key) : undefined;
  const sharing = chosen ? [chosen] : all.filter(({ dialCode }) => dialCode === current);
  const codes =
    sharing.length > 0 ? sharing.map(({ code }) => code) : inBrowser ? knownCountries(current) : [];
  const names = new Intl.DisplayNames(language, { type: "region" });
  return {
    country: codes.map((country) => names.of(country)).join(" / "),
    list: {
      options,
      isThere: all.length > 0,
      chosen: chosen ? keyOf(chosen) : "",
      load: () => setWanted(true),
    },
    combobox,
    onCodeInput: (field: HTMLInputElement) => {
      if (isCode(field.value)) keepDigits(field);
      setQuery(field.value);
      // What the browser or the page fills in opens no list.
      if (field === document.activeElement) combobox.search(field.value);
    },
    /** A search that chose nothing leaves the code as it was. */
    leaveCode: (field: HTMLInputElement) => {
      if (!isCode(field.value)) field.value = current;
      setQuery("");
    },
  };
}

/** The country of a code as far as it is known without the list. */
function knownCountries(dialCode: string): string[] {
  const { country, dialCode: own } = document.documentElement.dataset;
  if (country && own === dialCode) return [country];
  return regions
    .filter((region) => defaultPhoneCodes[region] === dialCode)
    .map((region) => regionCountries[region]);
}
