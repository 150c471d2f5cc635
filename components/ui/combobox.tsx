"use client";

import type { Ref } from "react";
import { ComboboxOptions } from "./combobox-options";
import { describedBy, FieldNotes } from "./field-notes";
import { useCombobox, type ComboboxOption } from "./use-combobox";

export type { ComboboxOption };

type ComboboxProps = {
  id: string;
  /** Name of the form value that holds the text, for forms that restore text typed before hydration. */
  name?: string;
  label: string;
  hint?: string;
  error?: string;
  /** Text in the field. */
  text: string;
  onText: (text: string) => void;
  /** Options that match the text, best match first. */
  options: readonly ComboboxOption[];
  chosen: string;
  choose: (key: string) => void;
  /** Shown when no option matches. */
  none: string;
  ref?: Ref<HTMLInputElement>;
};

/** A text field with a searchable list of options. */
export function Combobox(props: ComboboxProps) {
  const { id, name, label, hint, error, text, onText, options, chosen, choose, none, ref } = props;
  const combobox = useCombobox({ id, options, choose });
  return (
    <div className="combobox">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        name={name}
        {...combobox.input}
        className="field-input mt-1"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          combobox.search(event.target.value);
        }}
      />
      <ComboboxOptions
        id={id}
        label={label}
        combobox={combobox}
        options={options}
        chosen={chosen}
        none={none}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
