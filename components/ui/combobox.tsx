"use client";

import type { Ref } from "react";
import { ComboboxOptions } from "./combobox-options";
import { describedByIds, FieldNotes } from "./field-notes";
import { useCombobox, type ComboboxOption } from "./use-combobox";

export type { ComboboxOption };

type ComboboxProps = {
  id: string;
  /** Name of the form value that holds the text, for forms that restore text typed before hydration. */
  name?: string;
  label: string;
  hint?: string;
  error?: string;
  /** How to fix the error, where its text is fixed by the specification. */
  help?: string | undefined;
  /** Text in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Options that match the text, best match first. */
  options: readonly ComboboxOption[];
  selectedKey: string;
  onSelect: (key: string) => void;
  /** Shown when no option matches. */
  emptyText: string;
  ref?: Ref<HTMLInputElement>;
};

/** A text field with a searchable list of options. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    name,
    label,
    hint,
    error,
    help,
    text,
    onTextChange,
    options,
    selectedKey,
    onSelect,
    emptyText,
    ref,
  } = props;
  const combobox = useCombobox({ id, options, onSelect });
  return (
    <div className="relative">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        name={name}
        {...combobox.input}
        className="mt-1 field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByIds({ id, hint, error })}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
          combobox.search(event.target.value);
        }}
      />
      <ComboboxOptions
        id={id}
        label={label}
        combobox={combobox}
        options={options}
        selectedKey={selectedKey}
        emptyText={emptyText}
      />
      <FieldNotes id={id} hint={hint} error={error} help={help} />
    </div>
  );
}
