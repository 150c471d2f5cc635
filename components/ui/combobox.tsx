"use client";

import { useState, type KeyboardEvent, type Ref } from "react";
import { describedBy, FieldNotes } from "./field-notes";

export type ComboboxOption = { key: string; text: string };

type ComboboxProps = {
  id: string;
  /** Of the form's value that holds the text, where it may be typed before React comes (use-kept-form). */
  name?: string;
  label: string;
  hint?: string;
  error?: string;
  /** What stands in the field. */
  text: string;
  onText: (text: string) => void;
  /** Those that the text may mean, the best first. */
  options: readonly ComboboxOption[];
  chosen: string;
  choose: (key: string) => void;
  /** Instead of a list, when nothing fits. */
  none: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A field with a list to search (WAI-ARIA combobox pattern with list autocomplete): arrows walk the list, Enter
 * chooses, Esc closes it and only it. Leaving the field with one option left chooses that one.
 */
export function Combobox(props: ComboboxProps) {
  const { id, name, label, hint, error, text, onText, options, chosen, choose, none, ref } = props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListed = open && options.length > 0;
  const take = (option: ComboboxOption) => {
    choose(option.key);
    setOpen(false);
    setActive(-1);
  };
  const walk = (to: number) => {
    const index = (to + options.length) % options.length;
    setOpen(true);
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows are the input method's while a word is being spelled; Safari says so by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const option = options[active];
    if (event.key === "ArrowDown" && options.length > 0) walk(active + 1);
    else if (event.key === "ArrowUp" && options.length > 0) walk(active < 0 ? -1 : active - 1);
    else if (event.key === "Enter" && open && option) take(option);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
  };
  const leave = () => {
    const [only, ...others] = options;
    if (open && text !== "" && only && others.length === 0) take(only);
    setOpen(false);
  };
  return (
    <div className="combobox">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name={name}
        role="combobox"
        className="field-input mt-1"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setActive(event.target.value === "" ? -1 : 0);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {/* A press on the list must not take the focus from the field. */}
      {isListed && (
        <ul
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <li
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.key === chosen}
              data-active={index === active || undefined}
              onClick={() => take(option)}
            >
              {option.text}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="field-hint">
        {open && options.length === 0 && none}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
