"use client";

import type { ComponentProps, SyntheticEvent } from "react";
import { describedBy, FieldNotes } from "@/components/ui/field-notes";
import { digitsOf, isInternational } from "@/lib/campaign/digits";
import type { SavedPhone } from "@/lib/campaign/storage";
import type { CampaignWords } from "@/lib/campaign/words/type";
import { maxDigits } from "@/lib/contract/fields";

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

/** An input handler that drops all but digits, and digits above `max`: before the form library reads the value. */
const keepDigits = (max: number) => (event: SyntheticEvent<HTMLInputElement>) => {
  const { currentTarget } = event;
  const digits = digitsOf(currentTarget.value).slice(0, max);
  if (digits !== currentTarget.value) currentTarget.value = digits;
};

/** A phone code and number. A number pasted or filled in with its country code goes where it belongs. */
export function PhoneFields({ labels, code, number, error, fill }: PhoneFieldsProps) {
  // The metadata of the world's numbers is fetched only for a number that needs it.
  const read = async (text: string) => {
    const { parsePhone } = await import("@/lib/reference/phone");
    const phone = parsePhone(text, "");
    fill(phone ?? { code: "", number: digitsOf(text) });
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
          onInput={keepDigits(maxDigits.code)}
        />
        <input
          {...number}
          aria-label={labels.number}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(notes)}
          inputMode="numeric"
          autoComplete="tel-national"
          onPaste={(event) => {
            const text = event.clipboardData.getData("text");
            if (!isInternational(text)) return;
            event.preventDefault();
            void read(text);
          }}
          onInput={(event) => {
            // A browser that fills in the form may write the country code with it.
            const { value } = event.currentTarget;
            if (isInternational(value) && value.includes("+")) void read(value);
            keepDigits(maxDigits.number)(event);
          }}
        />
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
