"use client";

import {
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
} from "react";

export type ComboboxOption = { key: string; text: string };

type UseComboboxOptions = {
  id: string;
  /** Options that match the text, best match first. */
  options: readonly ComboboxOption[];
  onSelect: (key: string) => void;
};

/**
 * The behavior of a searchable list (WAI-ARIA combobox pattern with list autocomplete): arrow keys move through the
 * list, Enter selects, Esc closes only the list. If one option is left, leaving the field selects it.
 */
export function useCombobox({ id, options, onSelect }: UseComboboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isListed = isOpen && options.length > 0;
  const selectOption = (option: ComboboxOption) => {
    onSelect(option.key);
    setOpen(false);
    setActiveIndex(-1);
  };
  const moveTo = (targetIndex: number) => {
    const index = (targetIndex + options.length) % options.length;
    setOpen(true);
    setActiveIndex(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter and arrow keys belong to the input method; Safari signals that by key code 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const option = options[activeIndex];
    if (event.key === "ArrowDown" && options.length > 0) moveTo(activeIndex + 1);
    else if (event.key === "ArrowUp" && options.length > 0) moveTo(activeIndex < 0 ? -1 : activeIndex - 1);
    else if (event.key === "Enter" && isOpen && option) selectOption(option);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const [only, ...others] = options;
    if (isOpen && currentTarget.value !== "" && only && others.length === 0) selectOption(only);
    setOpen(false);
  };
  /** Call this when the text changes. */
  const search = (text: string) => {
    setOpen(true);
    setActiveIndex(text === "" ? -1 : 0);
  };
  return {
    isOpen,
    isListed,
    activeIndex,
    selectOption,
    search,
    input: {
      id,
      role: "combobox",
      "aria-expanded": isListed,
      "aria-controls": isListed ? `${id}-list` : undefined,
      "aria-autocomplete": "list",
      "aria-activedescendant": isOpen && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
      onClick: () => setOpen(true),
      onKeyDown,
      onBlur,
    } satisfies InputHTMLAttributes<HTMLInputElement>,
    list: {
      id: `${id}-list`,
      role: "listbox",
      // Pressing the list must not move the focus away from the field.
      onPointerDown: (event) => event.preventDefault(),
    } satisfies HTMLAttributes<HTMLUListElement>,
  };
}
