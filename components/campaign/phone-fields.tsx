"use client";

import type { ComponentProps, SyntheticEvent } from "react";
import { describedBy, FieldNotes } from "@/components/ui/field-notes";
import type { SavedPhone } from "@/lib/campaign/storage";
import type { CampaignWords } from "@/lib/campaign/words/type";
import { maxLength } from "@/lib/contract/fields";
import { isInternational, phoneDigits } from "@/lib/text/phone-text";

export type PhoneLabels = Pick<CampaignWords["form"], "phone" | "code" | "number" | "numberHint">;

type Input = ComponentProps<"input">;

type PhoneFieldsProps = {
  labels: PhoneLabels;
  code: Input;
  number: Input;
  error: string | undefined;
  /** Takes over a whole number that was pasted. */
  fill: (phone: SavedPhone) => void;
};

/** Digits from which on a text may be a whole number, with something else behind it. */
const shortestNumber = 6;

/**
 * Leaves the digits of what was typed, before the form library reads the value. A text that is more than a number stays:
 * the digits of an extension, or of a second number, would make another number of it.
 */
function keepDigits({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  const { value } = currentTarget;
  // Before there is a number, a letter is a slip of the finger. A plus stands before the field already.
  const isSlip = value.replace(/\P{Nd}/gu, "").length < shortestNumber;
  const digits = phoneDigits((isSlip ? value.replace(/\p{L}/gu, "") : value).replace(/^\s*[+\uFF0B]/, ""));
  if (digits !== undefined && digits !== currentTarget.value) currentTarget.value = digits;
}

/** A phone code and number. A number pasted or filled in with its country code goes where it belongs. */
export function PhoneFields({ labels, code, number, error, fill }: PhoneFieldsProps) {
  // The metadata of the world's numbers is fetched only for a number that needs it.
  const read = async (input: HTMLInputElement) => {
    const { value } = input;
    const { parsePhone } = await import("@/lib/reference/phone");
    const phone = parsePhone(value, "");
    // What was typed meanwhile counts.
    if (phone && input.value === value) fill(phone);
  };
  const notes = { id: "phone", hint: labels.numberHint, error };
  return (
    <fieldset className="phone">
      <legend>{labels.phone}</legend>
      <div className="phone-row">
        <span aria-hidden="true">+</span>
        <input
          {...code}
          aria-label={labels.code}
          inputMode="numeric"
          autoComplete="tel-country-code"
          maxLength={maxLength.number}
          onInput={keepDigits}
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
            else if (!/[+\uFF0B]/.test(currentTarget.value)) keepDigits(event);
          }}
        />
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
